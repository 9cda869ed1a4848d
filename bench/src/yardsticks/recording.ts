import { ask } from '../load-driver.ts';
import type { Shot } from '../load-driver.ts';

/** What the product answered to a request, for the wire to say again. */
export interface Recording {
  key: string;
  status: number;
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

/** Where the wire is told what to answer, which no scenario asks for. */
export const RECORD_PATH = '/-record';

/** How many different requests of a scenario are recorded: what the wire does is the same for all. */
const RECORDED = 48;

/** Headers that take part in what sending costs; Node adds those that it sends anyway. */
const HEADERS = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'];

/** What tells requests apart. */
export function recordingKey({ path, body = '' }: Pick<Shot, 'path' | 'body'>): string {
  return `${path}\n${body}`;
}

/**
 * Sends the first requests of a scenario to the product, and hands what it answers to the wire.
 * @returns those requests, which the wire can answer
 */
export async function teachWire(
  next: () => Shot | undefined,
  productUrl: string,
  wireUrl: string,
): Promise<Shot[]> {
  const shots = new Map<string, Shot>();
  for (let count = 0; count < RECORDED; count += 1) {
    const shot = next();
    if (shot) shots.set(recordingKey(shot), shot);
  }
  const recordings: Recording[] = [];
  for (const [key, shot] of shots) recordings.push(await record(key, shot, productUrl));
  await ask(wireUrl, { path: RECORD_PATH, body: JSON.stringify(recordings) });
  return [...shots.values()];
}

async function record(key: string, shot: Shot, productUrl: string): Promise<Recording> {
  const { status, headers, body } = await ask(productUrl, shot);
  const sent = Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
  sent['content-length'] = String(body.length);
  return { key, status, headers: sent, body: body.toString('base64') };
}
