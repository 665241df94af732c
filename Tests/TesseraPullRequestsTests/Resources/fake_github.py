#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

"""A server with the part of GitHub's REST API that reviews use. Prints its port, and ends with its standard input.

The state is set and read as JSON at /_test/state. POST /_test/fail makes the next matching requests fail:
{"method": "POST", "path": REGEX, "status": 502, "headers": {}, "times": 1, "performs": false}
"""

import http.server
import json
import re
import sys
import threading
import urllib.parse

STATE = {"token": "test-token", "pulls": {}, "comments": [], "reactions": [], "statuses": [], "permissions": {},
         "removed_labels": [], "page_size": 100, "login": None, "clock": 0, "next": 100, "read_only": False,
         "bot": "github-actions[bot]"}
FAILURES = []
LOG = []
LOCK = threading.RLock()


def now():
    STATE["clock"] += 1
    return f"2026-01-01T{STATE['clock'] // 3600:02d}:{STATE['clock'] // 60 % 60:02d}:{STATE['clock'] % 60:02d}Z"


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def reply(self, status, value=None, headers=None):
        data = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        for name, text in (headers or {}).items():
            self.send_header(name, str(text))
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def handle_request(self):
        length = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(length)
        try:
            body = json.loads(raw) if raw else {}
        except ValueError:
            return self.reply(400, {"message": "Problems parsing JSON"})
        url = urllib.parse.urlparse(self.path)
        with LOCK:
            if url.path.startswith("/_test/"):
                return self.control(url.path, body)
            LOG.append(f"{self.command} {self.path}")
            failure = self.failure(url.path)
            if failure and not failure.get("performs"):
                return self.reply(failure["status"], {"message": failure.get("message", "Failure of the test")},
                                  failure.get("headers"))
            if self.headers.get("Authorization") != f"Bearer {STATE['token']}":
                return self.reply(401, {"message": "Bad credentials"})
            status, value, headers = self.answer(url, body)
            if failure:
                return self.reply(failure["status"], {"message": "Failure after the work"}, failure.get("headers"))
            return self.reply(status, value, headers)

    do_GET = do_POST = do_PATCH = do_DELETE = handle_request

    def control(self, path, body):
        if path == "/_test/state" and self.command == "POST":
            STATE.update(body)
        elif path == "/_test/fail":
            FAILURES.append({"times": 1, **body})
        return self.reply(200, {**STATE, "log": LOG})

    def failure(self, path):
        for failure in FAILURES:
            if failure["times"] > 0 and failure.get("method", self.command) == self.command \
                    and re.search(failure["path"], path):
                failure["times"] -= 1
                return failure
        return None

    def answer(self, url, body):
        if STATE["read_only"] and self.command != "GET":
            return 403, {"message": "Resource not accessible by integration"}, None
        path = re.sub(r"^/repos/[^/]+/[^/]+", "", url.path)
        if path == "/user":
            if STATE["login"]:
                return 200, {"login": STATE["login"]}, None
            return 403, {"message": "Resource not accessible by integration"}, None
        for pattern, method, function in ROUTES:
            match = re.fullmatch(pattern, path)
            if match and method == self.command:
                return function(self, url, body, *match.groups())
        return 404, {"message": "Not Found"}, None

    def list_comments(self, url, body, number):
        query = urllib.parse.parse_qs(url.query)
        size = min(int(query.get("per_page", ["30"])[0]), STATE["page_size"])
        page = int(query.get("page", ["1"])[0])
        comments = [c for c in STATE["comments"] if c["issue"] == int(number)]
        headers = {}
        if page * size < len(comments):
            host = f"http://{self.headers['Host']}{url.path}"
            headers["Link"] = f'<{host}?per_page={size}&page={page + 1}>; rel="next", <{host}?page=9>; rel="last"'
        return 200, comments[(page - 1) * size:page * size], headers

    def create_comment(self, url, body, number):
        if len(body["body"]) > 65536:
            return 422, {"message": "Body is too long (maximum is 65536 characters)"}, None
        STATE["next"] += 1
        time = now()
        comment = {"id": STATE["next"], "issue": int(number), "body": body["body"], "created_at": time,
                   "updated_at": time, "user": {"login": STATE["login"] or STATE["bot"]},
                   "html_url": f"https://github.com/o/r/pull/{number}#issuecomment-{STATE['next']}"}
        STATE["comments"].append(comment)
        return 201, comment, None

    def change_comment(self, url, body, identifier):
        for comment in STATE["comments"]:
            if comment["id"] == int(identifier):
                if self.command == "DELETE":
                    STATE["comments"].remove(comment)
                    return 204, None, None
                comment.update(body=body["body"], updated_at=now())
                return 200, comment, None
        return 404, {"message": "Not Found"}, None

    def react(self, url, body, identifier):
        STATE["reactions"].append([int(identifier), body["content"]])
        return 201, {"id": 1, "content": body["content"]}, None

    def pull(self, url, body, number):
        pull = STATE["pulls"].get(number)
        return (200, pull, None) if pull else (404, {"message": "Not Found"}, None)

    def permission(self, url, body, login):
        login = urllib.parse.unquote(login)
        if login not in STATE["permissions"]:
            return 404, {"message": "Not Found"}, None
        return 200, {"permission": STATE["permissions"][login]}, None

    def status(self, url, body, commit):
        STATE["statuses"].append({**body, "sha": commit})
        return 201, {"id": 1}, None

    def remove_label(self, url, body, number, name):
        STATE["removed_labels"].append(urllib.parse.unquote(name))
        return 200, [], None


ROUTES = [
    (r"/issues/(\d+)/comments", "GET", Handler.list_comments),
    (r"/issues/(\d+)/comments", "POST", Handler.create_comment),
    (r"/issues/comments/(\d+)", "PATCH", Handler.change_comment),
    (r"/issues/comments/(\d+)", "DELETE", Handler.change_comment),
    (r"/issues/comments/(\d+)/reactions", "POST", Handler.react),
    (r"/issues/(\d+)/labels/(.+)", "DELETE", Handler.remove_label),
    (r"/pulls/(\d+)", "GET", Handler.pull),
    (r"/collaborators/([^/]+)/permission", "GET", Handler.permission),
    (r"/statuses/(\w+)", "POST", Handler.status),
]

server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_address[1], flush=True)
sys.stdin.read()
