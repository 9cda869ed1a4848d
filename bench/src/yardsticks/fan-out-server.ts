import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import { serve } from './serve.ts';

/*
 * The floor of telling many at once: a bare server of `ws` that sends what is posted to it to everybody
 * who is connected. It knows nobody, stores nothing, and builds no message.
 */

async function tell(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const message = await text(request);
  for (const socket of sockets.clients) socket.send(message);
  response.end();
}

const server = serve((request, response) => void tell(request, response));
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
