// A small signaling server with the protocol of matchbox_server, through which the browsers of a
// test connect: rooms by path, a number for every client, and messages from one to another. Text
// frames of WebSocket as in RFC 6455.
import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";

const HANDSHAKE_GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/**
 * Starts the server. Returns its address, its clients, a way to connect without a browser, and a
 * way to stop it.
 */
export async function startSignalingServer() {
  const peers = new Map();
  const server = createServer();
  const enter = (room, send, socket) => {
    const id = randomUUID();
    const others = [...peers.values()].filter((peer) => peer.room === room);
    peers.set(id, { room, send, socket });
    send({ IdAssigned: id });
    for (const other of others) other.send({ NewPeer: id });
    return id;
  };
  const forward = (sender, { receiver, data }) => peers.get(receiver)?.send({ Signal: { sender, data } });
  server.on("upgrade", (request, socket) => {
    const accept = createHash("sha1").update(request.headers["sec-websocket-key"] + HANDSHAKE_GUID).digest("base64");
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
    const room = request.url;
    const id = enter(room, (message) => socket.write(frame(JSON.stringify(message))), socket);
    const leave = () => {
      if (!peers.delete(id)) return;
      for (const other of peers.values()) if (other.room === room) other.send({ PeerLeft: id });
    };
    let rest = Buffer.alloc(0);
    socket.on("data", (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (let read = unframe(rest); read; read = unframe(rest)) {
        rest = rest.subarray(read.length);
        if (read.kind === 8) {
          // A browser waits for the answer to its close frame.
          socket.end(Buffer.from([0x88, 0]));
          return leave();
        }
        const message = JSON.parse(read.text);
        if (message.Signal) forward(id, message.Signal);
      }
    });
    socket.on("close", leave);
    socket.on("error", leave);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const stop = async () => {
    for (const { socket } of peers.values()) socket?.destroy();
    await new Promise((closed) => server.close(closed));
  };
  /** A client without a browser: its received messages, and a function that sends. */
  const connectClient = (room) => {
    const received = [];
    const id = enter(room, (message) => received.push(message));
    return { received, send: (receiver, data) => forward(id, { receiver, data }), leave: () => peers.delete(id) };
  };
  return { connectClient, address: `ws://127.0.0.1:${server.address().port}`, peers, stop };
}

/** Returns a text frame. */
function frame(text) {
  const body = Buffer.from(text);
  const length = body.length < 126 ? [body.length] : [126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([0x81, ...length]), body]);
}

/**
 * Returns the first frame in `bytes`, masked as those of browsers are, or nothing while it is
 * incomplete.
 */
function unframe(bytes) {
  if (bytes.length < 6) return undefined;
  const short = bytes[1] & 127;
  const [from, size] = short < 126 ? [2, short] : [4, bytes.readUInt16BE(2)];
  if (bytes.length < from + 4 + size) return undefined;
  const mask = bytes.subarray(from, from + 4);
  const body = bytes.subarray(from + 4, from + 4 + size).map((byte, place) => byte ^ mask[place % 4]);
  return { kind: bytes[0] & 15, text: Buffer.from(body).toString(), length: from + 4 + size };
}
