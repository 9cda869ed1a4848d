import { createHistogram } from 'node:perf_hooks';
import type { RecordableHistogram } from 'node:perf_hooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fire } from './load-driver.ts';
import type { Answer, Score, Shot } from './load-driver.ts';
import type { DatabaseProbe, DatabaseWork } from './measures/database-probe.ts';
import type { RunningServer } from './servers.ts';

/** How hard and how long each scenario is driven. */
export interface Effort {
  connections: number;
  /** Of each round. */
  seconds: number;
  rounds: number;
  /** For how long is asked before each round what does not count. */
  settleSeconds?: number;
}

/** One of those that a scenario is asked of. */
export interface Contestant {
  name: string;
  server: RunningServer;
  next: () => Shot | undefined;
  /** Whether what it answers is what was asked for. */
  isRight: (body: string) => boolean;
}

/** What was measured of a contestant. Processor time and statements are of each request. */
export interface Figures {
  name: string;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of the server; undefined where the system does not tell. */
  serverMs: number | undefined;
  /** Of PostgreSQL; undefined where the system does not tell. */
  databaseMs: number | undefined;
  statements: number;
  /** Bytes that the server holds afterwards. */
  memory: number | undefined;
  requests: number;
  errors: number;
  firstError: string | undefined;
}

interface Round extends Score {
  serverMs: number | undefined;
  database: DatabaseWork;
}

/** Requests after which code is compiled and plans are made, and rounds that they may take at most. */
const WARM_UP = { requests: 200, rounds: 4 };

/**
 * Drives all contestants in turns, so that whatever else the machine does meets all alike, each
 * round beginning with another one. What warms them up before does not count.
 */
export async function compare(
  contestants: readonly Contestant[],
  probe: DatabaseProbe,
  effort: Effort,
): Promise<Figures[]> {
  for (const one of contestants) await warmUp(one, probe, effort);
  const rounds = new Map<Contestant, Round[]>(contestants.map((one) => [one, []]));
  for (let round = 0; round < effort.rounds; round += 1) {
    const first = round % contestants.length;
    const order = [...contestants.slice(first), ...contestants.slice(0, first)];
    for (const one of order) rounds.get(one)!.push(await drive(one, probe, effort));
  }
  return contestants.map((one) => figuresOf(one, rounds.get(one)!));
}

async function warmUp(one: Contestant, probe: DatabaseProbe, effort: Effort): Promise<void> {
  const seconds = Math.min(3, effort.seconds);
  let requests = 0;
  for (let round = 0; round < WARM_UP.rounds && requests < WARM_UP.requests; round += 1) {
    requests += (await drive(one, probe, { ...effort, seconds })).requests;
  }
}

async function drive(contestant: Contestant, probe: DatabaseProbe, effort: Effort): Promise<Round> {
  const { server, next, isRight } = contestant;
  const { connections, seconds, settleSeconds = 0 } = effort;
  const { url } = server;
  if (settleSeconds > 0) {
    await fire({ url, connections, seconds: settleSeconds, next, errorText: () => undefined });
  }
  const before = server.processorMs();
  const { value: score, database } = await probe.during(() =>
    fire({
      url,
      connections,
      seconds,
      next,
      errorText: spotChecking(isRight),
    }),
  );
  const after = server.processorMs();
  const serverMs = before === undefined || after === undefined ? undefined : after - before;
  return { ...score, serverMs, database };
}

/** Of compressed answers, so many are looked into as one: the load generator has to keep up. */
const LOOKED_INTO = 20;

/** Says what is wrong with answers. */
function spotChecking(isRight: (body: string) => boolean): (answer: Answer) => string | undefined {
  let compressed = 0;
  return (answer) => {
    const isCompressed = answer.headers['content-encoding'] !== undefined;
    const isPassedOver = isCompressed && (compressed += 1) % LOOKED_INTO !== 1;
    return isPassedOver && answer.status === 200 ? undefined : errorOf(answer, isRight);
  };
}

/** What is wrong with an answer, if anything. */
export function errorOf(answer: Answer, isRight: (body: string) => boolean): string | undefined {
  const text = textOf(answer);
  return answer.status === 200 && isRight(text)
    ? undefined
    : `${answer.status} ${text.slice(0, 300)}`;
}

function textOf({ headers, body }: Answer): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'gzip':
      return gunzipSync(body).toString();
    default:
      return body.toString();
  }
}

function figuresOf({ name, server }: Contestant, rounds: readonly Round[]): Figures {
  const latency: RecordableHistogram = createHistogram();
  for (const round of rounds) latency.add(round.latency);
  const requests = sum(rounds.map((round) => round.requests));
  const each = (values: (number | undefined)[]) =>
    values.every((value) => value !== undefined) ? sum(values) / requests : undefined;
  return {
    name,
    requestsPerSecond: requests / sum(rounds.map(({ seconds }) => seconds)),
    p50Ms: latency.percentile(50) / 1000,
    p99Ms: latency.percentile(99) / 1000,
    serverMs: each(rounds.map(({ serverMs }) => serverMs)),
    databaseMs: each(rounds.map(({ database }) => database.processorMs)),
    statements: sum(rounds.map(({ database }) => database.statements)) / requests,
    memory: server.memory(),
    requests,
    errors: sum(rounds.map(({ errors }) => errors)),
    firstError: rounds.find(({ firstError }) => firstError !== undefined)?.firstError,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
