import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerPage } from '../browser/pages.ts';
import type { Core } from '../core.ts';
import { answerApi } from './api.ts';
import type { Answer, ApiRequest } from './api.ts';
import type { Fault } from './faults.ts';

/** More than any request to Stripe has. */
const MOST_BYTES = 1_000_000;

/** What the script of a page may send from the page's own origin. */
const forPages = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST',
  'access-control-expose-headers': 'request-id',
};

/** @param port 0 for any that is free */
export async function listen(core: Core, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    respond(core, request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  core.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return server;
}

async function respond(core: Core, incoming: IncomingMessage, response: ServerResponse) {
  if (incoming.method === 'OPTIONS') {
    response.writeHead(204, forPages).end();
    return;
  }
  const request = await read(incoming);
  if (!request) {
    response.writeHead(413).end();
    return;
  }
  const page = answerPage(core, request);
  if (page) return send(response, page);
  const fault = core.faults.take(request.path);
  if (fault?.when === 'before') return fail(fault, response);
  const answer = answerApi(core, request);
  if (fault) return fail(fault, response);
  send(response, answer);
}

/** @returns undefined when it has more than there can be */
async function read(incoming: IncomingMessage): Promise<ApiRequest | undefined> {
  const { pathname, search } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of incoming) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    if (bytes > MOST_BYTES) return undefined;
  }
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    form: incoming.method === 'GET' ? search.slice(1) : Buffer.concat(pieces).toString(),
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...forPages, 'cache-control': 'no-store', ...headers }).end(body);
}

function fail({ kind }: Fault, response: ServerResponse): void {
  if (kind === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  // What is never answered ends with the patience of whoever asked, or with the sandbox.
  if (kind === 'timeout') return;
  const error = { type: 'api_error', message: 'An unknown error occurred' };
  const body = JSON.stringify({ error }, null, 2);
  send(response, { status: 500, headers: { 'content-type': 'application/json' }, body });
}
