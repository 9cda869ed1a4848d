import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { startDemo } from './servers.ts';
import type { RunningServer } from './servers.ts';

const SOCKETS = 1000;
const STUDIOS = 100;

/** How many are opened at a time. */
const TOGETHER = 50;

/** How long memory may take to come to rest, and how often it is looked at. */
const SETTLE_MS = 20_000;
const LOOK_MS = 1000;

const SUBSCRIPTION =
  'subscription ($studioId: ID!) { studioCalendarChanged(studioId: $studioId) { version } }';

/** What sockets cost that wait for something to happen; memory in bytes. */
export interface SocketResult {
  sockets: number;
  before: number;
  after: number;
}

/**
 * Opens sockets to the built product, each of which follows the calendar of a studio, and measures
 * what memory its process takes before and while they idle.
 */
export async function measureSockets(build: string): Promise<SocketResult> {
  const product = await startDemo(build);
  try {
    // What the first sockets bring along, such as compiled code, is no cost of the others.
    await closeAll(await openMany(product, TOGETHER));
    const before = await restingMemory(product);
    const sockets = await openMany(product, SOCKETS);
    const after = await restingMemory(product);
    await closeAll(sockets);
    return { sockets: SOCKETS, before, after };
  } finally {
    await product.stop();
  }
}

async function openMany({ url }: RunningServer, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(TOGETHER, count - sockets.length) }, (_, index) =>
      openOne(url, 1 + ((sockets.length + index) % STUDIOS)),
    );
    sockets.push(...(await Promise.all(next)));
  }
  return sockets;
}

/** Opens one that follows a studio, and waits until it is told its version. */
async function openOne(url: string, studioId: number): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  const payload = { query: SUBSCRIPTION, variables: { studioId } };
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload }));
  const [told] = (await once(socket, 'message')) as [Buffer];
  if (!told.includes('"next"')) throw new Error(`It is told ${told.toString('utf8')}`);
  return socket;
}

async function closeAll(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(async (socket) => {
      socket.close();
      await once(socket, 'close');
    }),
  );
}

/** The median of what the process takes while nothing happens. */
async function restingMemory(product: RunningServer): Promise<number> {
  const seen: number[] = [];
  for (let waited = 0; waited < SETTLE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS);
    seen.push(product.memory() ?? Number.NaN);
  }
  const last = seen.slice(-5).toSorted((one, other) => one - other);
  return last[2]!;
}

/** What they cost, in a line. */
export function describeSockets({ sockets, before, after }: SocketResult): string {
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${sockets} idle sockets take ${megabytes(after - before)}: ${megabytes(before)} before, ${megabytes(after)} with them.`;
}
