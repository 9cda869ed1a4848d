import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { sendMessageMutation, startConversationMutation } from './queries.ts';
import { startDemo, startFanOutFloor } from './servers.ts';
import type { RunningServer } from './servers.ts';

const SOCKETS = 1000;
/** How many are opened at a time. */
const TOGETHER = 50;
const ROUNDS = 40;
/** Rounds that warm up and do not count. */
const WARM_UP = 10;

const SUBSCRIPTION = 'subscription { myMessagesChanged { version } }';

/** How long it took from a message until the last of many sockets was told, in ms. */
export interface FanOutResult {
  sockets: number;
  product: Times;
  /** Of a bare server that sends the same bytes. */
  floor: Times;
}

export interface Times {
  median: number;
  worst: number;
}

/**
 * Opens sockets to the built product that follow the messages of one user, has somebody write to them,
 * and measures until all are told; and the same, in turns, with a bare server of `ws`.
 */
export async function measureFanOut(build: string): Promise<FanOutResult> {
  const [product, floor] = [await startDemo(build), await startFanOutFloor()];
  try {
    const send = await conversation(product);
    const told = new Crowd(await openMany(() => openFollowing(product, send.host)));
    const bare = new Crowd(await openMany(() => openBare(floor)));
    const times: { product: number[]; floor: number[] } = { product: [], floor: [] };
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      times.product.push(await told.timeUntilAll(send.message));
      const bytes = told.last;
      times.floor.push(
        await bare.timeUntilAll(async () => {
          await fetch(floor.url, { method: 'POST', body: bytes });
        }),
      );
    }
    await Promise.all([told.close(), bare.close()]);
    return {
      sockets: SOCKETS,
      product: timesOf(times.product.slice(WARM_UP)),
      floor: timesOf(times.floor.slice(WARM_UP)),
    };
  } finally {
    await Promise.all([product.stop(), floor.stop()]);
  }
}

/** What is said of times, in ms. */
export function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1]!, worst: sorted.at(-1)! };
}

/** What it takes, in a line. The ratio is of times: 1 is as fast as the floor, and less is slower. */
export function describeFanOut({ sockets, product, floor }: FanOutResult): string {
  const ms = ({ median, worst }: Times) => `${median.toFixed(1)} ms (worst ${worst.toFixed(1)} ms)`;
  const ratio = (floor.median / product.median).toFixed(2);
  return `A message is told to ${sockets} sockets in ${ms(product)}; a bare server does it in ${ms(floor)}, a ratio of ${ratio}.`;
}

/** Sockets that are told the same. */
class Crowd {
  /** What was told last. */
  last = '';
  readonly #sockets: readonly WebSocket[];
  #waiting = 0;
  #onAll: () => void = () => undefined;

  constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    for (const socket of sockets) {
      socket.on('message', (data: Buffer) => {
        this.last = data.toString('utf8');
        this.#waiting -= 1;
        if (this.#waiting === 0) this.#onAll();
      });
    }
  }

  /** How long it takes from when something begins until everybody is told, in ms. */
  async timeUntilAll(tell: () => Promise<void>): Promise<number> {
    this.#waiting = this.#sockets.length;
    const all = new Promise<void>((resolve) => (this.#onAll = resolve));
    const begun = performance.now();
    const answered = tell();
    await all;
    const time = performance.now() - begun;
    await answered;
    return time;
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#sockets.map(async (socket) => {
        socket.close();
        await once(socket, 'close');
      }),
    );
  }
}

async function openMany(open: () => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < SOCKETS) {
    sockets.push(...(await Promise.all(Array.from({ length: TOGETHER }, open))));
  }
  return sockets;
}

/** Opens one that follows what somebody is written, and waits until it is told how that stands. */
async function openFollowing({ url }: RunningServer, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { Cookie: cookie },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: SUBSCRIPTION } }));
  const [told] = (await once(socket, 'message')) as [Buffer];
  if (!told.includes('"next"')) throw new Error(`It is told ${told.toString('utf8')}`);
  return socket;
}

async function openBare({ url }: RunningServer): Promise<WebSocket> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'));
  await once(socket, 'open');
  return socket;
}

/** A conversation of two users of the demo. @returns what sends a message in it, and who is told */
async function conversation(product: RunningServer) {
  const host = await logIn(product, 'tobias_wren');
  const guest = await logIn(product, 'nell_ferrand');
  const own = await ask<{ me: { studios: { nodes: { id: string }[] } } }>(product, host, {
    query: '{ me { studios(first: 1) { nodes { id } } } }',
  });
  const studioId = own.me.studios.nodes[0]!.id;
  const begun = await ask<{ startConversation: { conversation: { id: string } } }>(product, guest, {
    query: startConversationMutation,
    variables: { input: { studioId } },
  });
  const conversationId = begun.startConversation.conversation.id;
  const message = async () => {
    const input = { conversationId, content: 'Is the piano tuned?', idempotencyKey: randomUUID() };
    await ask(product, guest, { query: sendMessageMutation, variables: { input } });
  };
  return { host, message };
}

/** Logs a user of the demo in. @returns their cookie */
async function logIn({ url }: RunningServer, identifier: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier, password: 'roomtone demo' }),
  });
  if (!response.ok) throw new Error(`${identifier} is not let in: ${await response.text()}`);
  // An earlier one is deleted by another line.
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]!);
  return cookies.findLast((cookie) => cookie.startsWith('roomtone_session='))!;
}

async function ask<Data>(
  { url }: RunningServer,
  cookie: string,
  body: { query: string; variables?: Record<string, unknown> },
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
