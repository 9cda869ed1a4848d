import { once } from 'node:events';
import { Agent, request as open } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { FuzzRequest, FuzzResponse } from './request.ts';

/** Longer than the server takes to end a request by itself. */
const PATIENCE_MS = 20_000;

/** Why there is no response. */
export class NoResponseError extends Error {}

/** Sends requests to one server. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #host: string;
  readonly #port: number;

  /** @param url `http://127.0.0.1:port` */
  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /**
   * @param cookie of the session
   * @returns undefined for a request that needs none, as its sender went away
   * @throws NoResponseError
   */
  async send(request: FuzzRequest, cookie?: string): Promise<FuzzResponse | undefined> {
    if (request.wire) return this.#sendBytes(request.wire);
    const sent = open({
      agent: request.abortAfter === undefined ? this.#agent : false,
      hostname: this.#host,
      port: this.#port,
      method: request.method,
      path: request.path,
      headers: headersOf(request, cookie),
    });
    if (request.abortAfter !== undefined) {
      // Going away is an error to `once`, which here it is not.
      sent.on('error', () => undefined);
      const closed = new Promise((resolve) => sent.once('close', resolve));
      sent.write(request.body!.subarray(0, request.abortAfter), () => sent.destroy());
      await closed;
      return undefined;
    }
    const { promise, resolve, reject } = Promise.withResolvers<FuzzResponse>();
    const fail = (reason: string) => reject(new NoResponseError(reason));
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('nothing came in time')));
    sent.on('error', (error) => fail(error.message));
    sent.on('response', (response) => {
      response.on('error', (error) => fail(error.message));
      void read(response).then(resolve, reject);
    });
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      fail('the connection was upgraded');
    });
    sent.end(request.body);
    return promise;
  }

  /** Sends bytes over a connection of their own, and reads until it is closed. */
  async #sendBytes(bytes: Uint8Array): Promise<FuzzResponse | undefined> {
    const socket = connect(this.#port, this.#host);
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => undefined);
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.end(bytes);
    await once(socket, 'close');
    return parseFirst(Buffer.concat(parts));
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Names and values by turns. Node adds nothing to headers that are given like this. */
function headersOf({ method, headers, body }: FuzzRequest, cookie: string | undefined): string[] {
  const cookies = headers.filter(([name]) => name === 'Cookie').map(([, value]) => value);
  const all = headers.filter(([name]) => name !== 'Cookie').flat();
  if (!headers.some(([name]) => name === 'Host')) all.unshift('Host', 'localhost');
  if (cookie) cookies.unshift(cookie);
  if (cookies.length > 0) all.push('Cookie', cookies.join('; '));
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  if (body || mayHaveBody) all.push('Content-Length', String(body?.length ?? 0));
  return all;
}

async function read(response: IncomingMessage): Promise<FuzzResponse> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const headers = response.headers as FuzzResponse['headers'];
  const body = unpack(Buffer.concat(parts), headers['content-encoding']);
  return { status: response.statusCode ?? 0, headers, body };
}

/** @throws when the body is not compressed as its header says */
function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'gzip') return gunzipSync(body);
  if (encoding === 'deflate') return inflateSync(body);
  if (encoding === 'br') return brotliDecompressSync(body);
  return body;
}

/** The status of the first response in what came over a connection. Its body is not looked at. */
function parseFirst(bytes: Buffer): FuzzResponse | undefined {
  const match = /^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1'));
  return match ? { status: Number(match[1]), headers: {}, body: Buffer.alloc(0) } : undefined;
}
