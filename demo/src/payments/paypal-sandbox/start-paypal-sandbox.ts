import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from '../sandbox/http/api.ts';
import { answerApi } from './api.ts';
import { createCore } from './core.ts';
import type { Core, CoreSettings } from './core.ts';
import { answerPage } from './pages.ts';
import type { PageRequest } from './pages.ts';

export interface PayPalSandboxSettings extends Omit<CoreSettings, 'retryMs'> {
  retryMs?: number;
}

export interface PayPalSandbox {
  /** `http://127.0.0.1:port`, of the API and of the page on which payers agree. */
  url: string;
  setWebhookUrl(url: string): void;
  stop(): Promise<void>;
}

/** More than any request to PayPal has. */
const MOST_BYTES = 1_000_000;

/**
 * Starts a sandbox that speaks as much of PayPal's API as the product uses, on loopback, for
 * development, demo mode and tests: docs/operations/payments-sandbox.md.
 */
export async function startPayPalSandbox(settings: PayPalSandboxSettings): Promise<PayPalSandbox> {
  const core = createCore({ retryMs: 5000, ...settings });
  const server = createServer((request, response) => {
    respond(core, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  core.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
    await core.stop();
  };
  return {
    url: core.origin,
    setWebhookUrl: (url) => core.setWebhookUrl(url),
    stop: () => (stopped ??= stop()),
  };
}

async function respond(core: Core, incoming: IncomingMessage, response: ServerResponse) {
  const request = await read(incoming);
  const page = answerPage(core, request);
  if (page) return send(response, page);
  const fault = core.faults.take(request.path);
  const answer = fault?.when === 'before' ? undefined : answerApi(core, request);
  if (fault?.kind === 'reset') return void response.socket?.resetAndDestroy();
  // What is never answered ends with the patience of whoever asked.
  if (fault?.kind === 'timeout') return;
  const failure = { status: 500, headers: {}, body: '{"name":"INTERNAL_SERVER_ERROR"}' };
  send(response, fault || !answer ? failure : answer);
}

/** @throws Error when it has more than there can be */
async function read(incoming: IncomingMessage): Promise<PageRequest> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of incoming) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    if (bytes > MOST_BYTES) throw new Error('The request is too large.');
  }
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    form: Buffer.concat(pieces).toString(),
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
}
