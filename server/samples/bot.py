#!/usr/bin/env python3
"""A sample program that plays at online tables: it takes random legal actions, and needs nothing but
JSON. docs/api.md explains its requests and messages. Python 3.9 or later, without packages.

    python3 server/samples/bot.py --server http://127.0.0.1:8080/ --game rift
"""
import argparse
import base64
import json
import os
import random
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

parser = argparse.ArgumentParser()
parser.add_argument("--server", default="http://127.0.0.1:8080/")
parser.add_argument("--game", default="rift")
parser.add_argument("--name", default="Random bot")
parser.add_argument("--key", default=os.environ.get("CENTAURI_KEY"), help="of a player; it is secret")
parser.add_argument("--table", help="the table to join, instead of the first open one")
parser.add_argument("--invitation", help="the code of an invitation to that table")
parser.add_argument("--seats", type=int, default=2, help="of a table that is opened")
parser.add_argument("--against", help="the level of bots of the server to play against")
options = parser.parse_args()
api = urllib.parse.urljoin(options.server, "api/v1/")


def request(method, path, body=None):
    """Sends a request and returns the answer."""
    headers = {"content-type": "application/json"}
    if options.key:
        headers["authorization"] = f"Bearer {options.key}"
    data = None if body is None else json.dumps(body).encode()
    sent = urllib.request.Request(api + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(sent, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        if error.code in (429, 503, 504):
            time.sleep(5)
            return request(method, path, body)
        sys.exit(f"{error.code}: {error.read().decode()}")


class Socket:
    """A WebSocket: texts in both directions, and answers to pings."""

    def __init__(self, path):
        url = urllib.parse.urlsplit(api + path)
        is_secure = url.scheme == "https"
        self.raw = socket.create_connection((url.hostname, url.port or (443 if is_secure else 80)), 60)
        if is_secure:
            self.raw = ssl.create_default_context().wrap_socket(self.raw, server_hostname=url.hostname)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [f"GET {url.path} HTTP/1.1", f"Host: {url.netloc}", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]
        self.raw.sendall("\r\n".join(lines).encode())
        self.file = self.raw.makefile("rb")
        if b" 101 " not in self.file.readline():
            raise ConnectionError("no socket")
        while self.file.readline().strip():
            pass

    def send(self, message, opcode=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        size, mask = len(data), secrets.token_bytes(4)
        length = bytes([128 | size]) if size < 126 else struct.pack("!BH", 254, size)
        self.raw.sendall(bytes([128 | opcode]) + length + mask + bytes(b ^ mask[n % 4] for n, b in enumerate(data)))

    def read(self, size):
        data = self.file.read(size)
        if len(data) < size:
            raise ConnectionError("closed")
        return data

    def messages(self):
        text = b""
        while True:
            first, size = self.read(2)
            if size >= 126:
                size = int.from_bytes(self.read(2 if size == 126 else 8), "big")
            data = self.read(size)
            if first & 15 == 8:
                if data[:2] == struct.pack("!H", 4001):
                    sys.exit("the player has connected elsewhere")
                raise ConnectionError("closed")
            if first & 15 == 9:
                self.send(data, 10)
            if first & 15 <= 1:
                text += data
                if first & 128:
                    yield json.loads(text)
                    text = b""


def sit_down():
    """Takes a seat at a table, or opens one."""
    seat = {"seed_share": secrets.token_hex(32), "invitation": options.invitation}
    opened = [] if options.table or options.against else request("GET", "tables")
    found = options.table or next((table["id"] for table in opened if table["game"] == options.game), None)
    if found:
        return request("POST", f"tables/{found}/join", seat)
    other = {"kind": "bot", "level": options.against} if options.against else {"kind": "open"}
    table = {"game": options.game, "seats": [{"kind": "me"}] + [other] * (options.seats - 1)}
    table |= {"seed_offer": request("POST", "seed-offers")["offer"], "seed_share": seat["seed_share"]}
    return request("POST", "tables", table)


def play(table):
    """Plays until the match is over, and returns the result."""
    connection, seq, place = Socket(f"tables/{table['id']}/socket"), 0, None
    for message in connection.messages():
        kind = message["t"]
        if kind == "who":
            connection.send({"t": "hello", "token": table["own_seat"]["token"], "wants_actions": True})
        elif kind == "asked":
            connection.send({"t": "vote", "yes": True})
        elif kind in ("refuse", "illegal"):
            sys.exit(json.dumps(message))
        elif kind == "position" and message["place"] != place:  # A repeated one is answered once.
            if message["result"]:
                return message["result"]
            place, seq = message["place"], seq + 1
            if message["actions"]:
                action = random.choice(message["actions"])
                connection.send({"t": "take", "seq": seq, "place": place, "action": action})


if not options.key:
    options.key = request("POST", "players", {"name": options.name})["key"]
table, result = sit_down(), None
print("table", table["id"], flush=True)
while not result:
    try:
        table = request("GET", f"tables/{table['id']}")
        if table["phase"] == "closed":
            sys.exit("the table was closed")
        result = None if table["phase"] == "waiting" else play(table)
    except OSError as error:  # The connection is lost; the server may be away for a moment.
        print(error, file=sys.stderr)
    time.sleep(0 if result else 1)
has_won = table["own_seat"]["seat"] in result["winners"]
print(f"{'won' if has_won else 'not won'}: {result['reason']}, winners {result['winners']}")
