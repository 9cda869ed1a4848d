import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';
import type { TestClient } from './test-client.ts';

/** How a socket was closed. */
export interface Closing {
  code: number;
  reason: string;
}

interface Options {
  /** Whose session it is opened with. */
  client?: TestClient;
  protocol?: string;
  headers?: Record<string, string>;
}

/** A socket as a program opens one, which keeps what it is told until the test asks. */
export class TestSocket {
  readonly socket: WebSocket;
  readonly closed: Promise<Closing>;
  readonly #heard: unknown[] = [];
  #wake: (() => void) | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      this.#heard.push(JSON.parse(data.toString('utf8')));
      this.#wake?.();
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((closed) => {
      socket.once('close', (code, reason) => closed({ code, reason: reason.toString('utf8') }));
    });
  }

  /** Opens a socket at `host`. @throws when it is refused */
  static async open(host: string, path: string, options: Options = {}): Promise<TestSocket> {
    const opened = new TestSocket(connect(host, path, options));
    await once(opened.socket, 'open');
    return opened;
  }

  /** Opens one that speaks the protocol of GraphQL, and says so. */
  static async graphql(host: string, client?: TestClient): Promise<TestSocket> {
    const protocol = 'graphql-transport-ws';
    const opened = await TestSocket.open(host, '/graphql', { protocol, ...(client && { client }) });
    opened.send({ type: 'connection_init' });
    await opened.next();
    return opened;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Subscribes over the protocol of GraphQL, under the id `1` unless another is given. */
  subscribe(query: string, variables: Record<string, unknown> = {}, id = '1'): void {
    this.send({ type: 'subscribe', id, payload: { query, variables } });
  }

  /** What it is told next. */
  async next<T = unknown>(): Promise<T> {
    while (this.#heard.length === 0) await new Promise<void>((wake) => (this.#wake = wake));
    return this.#heard.shift() as T;
  }

  /** What it was told and nobody has asked for. */
  get unasked(): readonly unknown[] {
    return this.#heard;
  }

  /** Cuts the line, without a word. */
  cut(): void {
    this.socket.terminate();
  }
}

/** The status and the body with which a socket is refused. */
export async function refusalOf(
  host: string,
  path: string,
  options: Options = {},
): Promise<{ status: number | undefined; body: unknown }> {
  const socket = connect(host, path, options);
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  return { status: response.statusCode, body: JSON.parse(await text(response)) as unknown };
}

function connect(host: string, path: string, { client, protocol, headers }: Options): WebSocket {
  const cookie = client?.session && { Cookie: `roomtone_session=${client.session}` };
  return new WebSocket(`ws://${host}${path}`, protocol ? [protocol] : [], {
    headers: { ...cookie, ...headers },
  });
}
