"""Imports the whole client and lists the executions of a server that answers as the contract has it."""
import json
import threading
import uuid
from http.server import BaseHTTPRequestHandler, HTTPServer

import parley_client
from parley_client.exceptions import UnauthorizedException


class Engine(BaseHTTPRequestHandler):
    def do_GET(self):
        known = self.headers["Authorization"] == "Bearer token"
        body = {"items": [], "next_cursor": None} if known else {"error": {"code": "unauthorized", "message": "No"}}
        text = json.dumps(body).encode()
        self.send_response(200 if known else 401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *args):
        pass


server = HTTPServer(("127.0.0.1", 0), Engine)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"http://127.0.0.1:{server.server_port}"


def listed(token):
    settings = parley_client.Configuration(host=host, access_token=token)
    with parley_client.ApiClient(settings) as client:
        return parley_client.RunsApi(client).list_engine_executions(tenant_id=uuid.uuid4()).items


assert listed("token") == []
try:
    listed("another")
    raise AssertionError("a wrong token was accepted")
except UnauthorizedException:
    pass
server.shutdown()
print(parley_client.__version__, "lists executions")
