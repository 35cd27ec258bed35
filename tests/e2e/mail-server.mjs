// A mail server for tests: it accepts every mail (SMTP, RFC 5321) and shows it to the test.
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { TIMEOUT } from "./support.mjs";

/** Starts the server. Returns its port, the next mail, and how to stop it. */
export async function startMailServer() {
  const arrived = [];
  const waiting = [];
  const deliver = (lines) => {
    const subject = lines.find((line) => line.startsWith("Subject: ")).slice("Subject: ".length);
    // Long lines are folded (quoted-printable, RFC 2045).
    const text = lines.slice(lines.indexOf("")).join("\n").replaceAll("=\n", "").replaceAll("=3D", "=");
    const mail = { subject, text };
    const next = waiting.shift();
    if (next) next(mail);
    else arrived.push(mail);
  };
  const server = createServer(async (socket) => {
    socket.on("error", () => {});
    socket.write("220 mail.example\r\n");
    let lines;
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      if (lines && line !== ".") lines.push(line);
      else if (lines) {
        deliver(lines);
        lines = undefined;
        socket.write("250 ok\r\n");
      } else if (line === "DATA") {
        lines = [];
        socket.write("354 go on\r\n");
      } else if (line === "QUIT") socket.end("221 bye\r\n");
      else socket.write("250 mail.example\r\n");
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    next: () => {
      if (arrived.length > 0) return Promise.resolve(arrived.shift());
      return new Promise((resolve, reject) => {
        waiting.push(resolve);
        setTimeout(() => reject(new Error("no mail has arrived")), TIMEOUT).unref();
      });
    },
    stop: () => server.close(),
  };
}
