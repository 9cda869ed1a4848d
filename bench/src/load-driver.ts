import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import type { RecordableHistogram } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';

/** A request, ready to be sent. */
export interface Shot {
  path: string;
  /** Sent as JSON by POST; a GET without one. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Volley {
  /** `http://127.0.0.1:port`. */
  url: string;
  connections: number;
  /** How long requests are sent, unless there are no more before. */
  seconds: number;
  /** The next request; undefined when there are no more. */
  next: () => Shot | undefined;
  /** What is wrong with an answer, if anything. */
  errorText: (answer: Answer) => string | undefined;
}

export interface Score {
  requests: number;
  seconds: number;
  /** Microseconds. */
  latency: RecordableHistogram;
  errors: number;
  /** The first thing that went wrong. */
  firstError: string | undefined;
}

/**
 * Sends requests over so many connections, each of which asks again as soon as it is answered.
 * Compression is asked for only where the headers of a request do.
 */
export async function fire(volley: Volley): Promise<Score> {
  const { connections, seconds } = volley;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latency = createHistogram();
  const score: Score = { requests: 0, seconds: 0, latency, errors: 0, firstError: undefined };
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () => keepAsking(volley, agent, until, score)),
  );
  score.seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return score;
}

async function keepAsking(
  { url, next, errorText }: Volley,
  agent: Agent,
  until: number,
  score: Score,
): Promise<void> {
  while (performance.now() < until) {
    const shot = next();
    if (!shot) return;
    const sentAt = performance.now();
    const problem = await ask(url, shot, agent).then(errorText, String);
    score.latency.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
    score.requests += 1;
    if (problem === undefined) continue;
    score.errors += 1;
    score.firstError ??= `${shot.path}: ${problem}`;
  }
}

/** Sends one request. */
export async function ask(
  url: string,
  { path, body, headers }: Shot,
  agent?: Agent,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const content =
    body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const sent = request(
    url + path,
    {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...content, ...headers },
      ...(agent && { agent }),
    },
    resolve,
  );
  sent.on('error', reject);
  sent.end(body);
  const response = await promise;
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}
