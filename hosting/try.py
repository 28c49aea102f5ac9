#!/usr/bin/env python3
"""Tries the files of this folder for real, on loopback: nginx and Caddy in front of a host, a host that speaks TLS itself, and what
systemd says of the unit. Needs Python's standard library and openssl; tries what else is installed, and says what is not.

    cargo build -p dragonrage-cli --features host && cargo xtask web
    hosting/try.py target/debug/dragonrage target/site

The second is a folder with the page, for a program that carries none."""

import base64, json, os, shutil, signal, socket, ssl, subprocess, sys, tempfile, time
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAME = "dragons.example"
STARTED, FAILED = [], []


def say(ok, what, more=""):
    print(("ok   " if ok else "FAIL ") + what + (f": {more}" if more and not ok else ""))
    if not ok:
        FAILED.append(what)


def port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def start(args, **more):
    child = subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more)
    STARTED.append(child)
    return child


def stop(child):
    if child.poll() is None:
        child.send_signal(signal.SIGTERM)
        try:
            child.wait(15)
        except subprocess.TimeoutExpired:
            child.kill()
    return child.returncode


def listening(at, seconds=20):
    for _ in range(seconds * 10):
        try:
            socket.create_connection(("127.0.0.1", at), 1).close()
            return True
        except OSError:
            time.sleep(0.1)
    return False


class Door:
    """One address of the net, as others see it."""

    def __init__(self, at, trust, name=NAME):
        self.at, self.name = at, name
        self.context = ssl.create_default_context(cafile=trust) if trust else None

    def knock(self, source):
        raw = socket.create_connection(("127.0.0.1", self.at), 10, source_address=(source, 0))
        return self.context.wrap_socket(raw, server_hostname=self.name) if self.context else raw

    def ask(self, method, path, headers=(), body=None, source="127.0.0.2", until=None):
        """Status, headers, body; `until`: as soon as this has come."""
        with self.knock(source) as to:
            lines = [f"{method} {path} HTTP/1.1", f"Host: {self.name}", *headers]
            if until is None:
                lines.append("Connection: close")
            if body is not None:
                lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
            to.sendall("\r\n".join([*lines, "", body or ""]).encode())
            got = b""
            while until is None or until not in got:
                try:
                    more = to.recv(65536)
                except (TimeoutError, ssl.SSLError, ConnectionError):
                    break
                if not more:
                    break
                got += more
        head, _, rest = got.partition(b"\r\n\r\n")
        words = head.split(b" ")
        return int(words[1]) if len(words) > 1 else 0, head.decode("latin-1").lower(), rest


    def flood(self, path, n, source, more=""):
        """As many requests as one connection takes at once: how many are answered, how many refused."""
        with self.knock(source) as to:
            ask = f"GET {path} HTTP/1.1\r\nHost: {self.name}\r\n{more}"
            to.sendall((f"{ask}\r\n" * (n - 1) + f"{ask}Connection: close\r\n\r\n").encode())
            got = b""
            while some := to.recv(65536):
                got += some
        return got.count(b"HTTP/1.1 200"), got.count(b"HTTP/1.1 429")


def behind(kind, door, host):
    """What must hold whoever is in front."""
    status, head, page = door.ask("GET", "/")
    say(status == 200 and b"Dragon Rage" in page, f"{kind}: the page loads", f"{status}")
    say("content-security-policy" in head, f"{kind}: with its policy")
    status, _, _ = door.ask("GET", "/api/hello")
    say(status == 200, f"{kind}: the server answers", status)
    status, _, _ = door.ask("GET", "/metrics")
    say(status in (403, 404), f"{kind}: its figures are not for the public", status)
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    status, _, rest = door.ask("GET", "/api/socket", [*upgrade, f"Origin: https://{NAME}"], until=b'"hello"')
    say(status == 101 and b'"hello"' in rest, f"{kind}: a socket goes through", status)
    status, _, _ = door.ask("GET", "/api/socket", [*upgrade, "Origin: https://evil.example"], until=b"\r\n\r\n")
    say(status == 403, f"{kind}: a socket of another page does not", status)
    status, head, body = door.ask("POST", "/api/people", [f"Origin: https://{NAME}"])
    say(status == 201 and "secure" in head and "httponly" in head, f"{kind}: somebody is known by a secure cookie", status)
    status, _, _ = door.ask("POST", "/api/people", ["Origin: https://evil.example"])
    say(status == 403, f"{kind}: a page from elsewhere is turned away", status)
    # One address asks too much; forging another does not help it, and nobody else notices.
    good, refused = door.flood("/api/hello", 400, "127.0.0.7")
    say(good >= 200 and refused > 0, f"{kind}: too much from one address is too much ({good} answered, {refused} refused)")
    good, refused = door.flood("/api/hello", 150, "127.0.0.7", "X-Forwarded-For: 9.9.9.9\r\n")
    say(good < 100 and refused > 0, f"{kind}: a forged address does not help ({good} answered, {refused} refused)")
    other, _, _ = door.ask("GET", "/api/hello", source="127.0.0.8")
    say(other == 200, f"{kind}: others are still served", other)


def certificates(folder):
    """A root of our own, and a certificate for the name and for this machine."""
    run = lambda *args: subprocess.run(["openssl", *args], check=True, capture_output=True, cwd=folder)
    run("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Own root", "-keyout", "root.key", "-out", "root.pem",
        "-addext", "basicConstraints=critical,CA:TRUE")
    run("req", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}", "-keyout", "own.key", "-out", "own.csr")
    (folder / "ext").write_text(f"subjectAltName=DNS:{NAME},DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\n")
    run("x509", "-req", "-in", "own.csr", "-CA", "root.pem", "-CAkey", "root.key", "-CAcreateserial", "-days", "2", "-extfile", "ext", "-out", "own.pem")
    return str(folder / "root.pem"), str(folder / "own.pem"), str(folder / "own.key")


def nginx(folder, own, key, to):
    """The file as it is, but for names and ports of this machine."""
    at, text = port(), (HERE / "nginx.conf").read_text()
    for was, now in [("listen 443 ssl", f"listen 127.0.0.1:{at} ssl"), (f"/etc/ssl/{NAME}.pem", own), (f"/etc/ssl/{NAME}.key", key),
                     ("127.0.0.1:8317", f"127.0.0.1:{to}")]:
        assert was in text, was
        text = text.replace(was, now)
    (folder / "site.conf").write_text(text)
    temp = "".join(f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(f"pid {folder}/pid; error_log stderr; daemon off; worker_processes 1; "
                                       f"events {{}} http {{ access_log off; {temp} include {folder}/site.conf; }}")
    start(["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")])
    return at


def caddy(folder, own, key, to):
    at, text = port(), (HERE / "Caddyfile").read_text()
    for was, now in [(f"{NAME} {{", f"https://{NAME}:{at} {{\n\ttls {own} {key}\n\tbind 127.0.0.1"), ("127.0.0.1:8317", f"127.0.0.1:{to}")]:
        assert was in text, was
        text = text.replace(was, now)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    home = dict(os.environ, HOME=str(folder), XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder))
    start(["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], env=home)
    return at


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program, site = str(Path(sys.argv[1]).resolve()), ["--site", sys.argv[2]] if len(sys.argv) > 2 else []
    folder = Path(tempfile.mkdtemp(prefix="dragonrage-try-"))
    try:
        trust, own, key = certificates(folder)
        for kind, front in (("nginx", nginx), ("caddy", caddy)):
            if not shutil.which(kind):
                print(f"---  {kind} is not installed, and was not tried")
                continue
            (folder / kind).mkdir()
            to = port()
            host = start([program, "host", "--addr", f"127.0.0.1:{to}", "--games", str(folder / kind / "games"),
                          "--public-url", f"https://{NAME}", "--proxied", *site])
            at = front(folder / kind, own, key, to)
            if listening(to) and listening(at):
                behind(kind, Door(at, trust), host)
            else:
                say(False, f"{kind}: listens")
            began = time.time()
            code = stop(host)
            say(code == 0 and time.time() - began < 8, f"{kind}: the host stops when it is told to", f"{code}")
        # The host alone, with TLS.
        at = port()
        host = start([program, "host", "--addr", f"127.0.0.1:{at}", "--games", str(folder / "alone"), "--tls", own, key,
                      "--public-url", f"https://{NAME}", *site])
        say(listening(at), "alone: listens")
        door = Door(at, trust)
        status, _, page = door.ask("GET", "/")
        say(status == 200 and b"Dragon Rage" in page, "alone: the page loads by TLS", status)
        wskey = base64.b64encode(os.urandom(16)).decode()
        upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {wskey}"]
        status, _, rest = door.ask("GET", "/api/socket", upgrade, until=b'"hello"')
        say(status == 101 and b'"hello"' in rest, "alone: a socket by TLS", status)
        say(door.ask("GET", "/healthz")[0] == 200, "alone: /healthz")
        say(b"dragonrage_lines_total" in door.ask("GET", "/metrics")[2], "alone: /metrics")
        try:
            plain = Door(at, None).ask("GET", "/api/hello")[0]
        except OSError:
            plain = 0
        say(plain != 200, "alone: nobody is answered without TLS", plain)
        for server, ca, good in ((f"https://localhost:{at}", ["--ca", trust], True), (f"https://localhost:{at}", [], False)):
            bot = start([program, "bot", "--server", server, "--open", *ca])
            time.sleep(3)
            told = bot.poll() is None
            stop(bot)
            say(told == good, "alone: a bot trusts the certificate it is given" if good else "alone: and no other", bot.stdout.read().decode()[:200])
        say(stop(host) == 0, "alone: stops when it is told to")
        if shutil.which("systemd-analyze"):
            (folder / "units").mkdir()
            unit = (HERE / "dragonrage.service").read_text().replace("/usr/local/bin/dragonrage", program)
            (folder / "units" / "dragonrage.service").write_text(unit)
            told = subprocess.run(["systemd-analyze", "verify", "--man=no", str(folder / "units" / "dragonrage.service")], capture_output=True, text=True)
            about = [line for line in (told.stdout + told.stderr).splitlines() if "dragonrage" in line]
            say(told.returncode == 0 and not about, "systemd: the unit is sound", "\n".join(about) or told.stderr)
        else:
            print("---  systemd is not installed, and was not asked")
    finally:
        for child in STARTED:
            stop(child)
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(f"{len(FAILED)} failed" if FAILED else 0)


main()
