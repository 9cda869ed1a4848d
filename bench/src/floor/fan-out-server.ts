import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';

/*
 * The floor of telling many at once: a bare server of `ws` that sends what is posted to it to everybody
 * who is connected. It knows nobody, stores nothing, and builds no message.
 */

async function tell(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const message = await text(request);
  for (const socket of sockets.clients) socket.send(message);
  response.end();
}

const server = createServer((request, response) => void tell(request, response));
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
});
