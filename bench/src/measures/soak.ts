import { setTimeout as sleep } from 'node:timers/promises';
import { errorOf } from '../comparison.ts';
import { ask, fire } from '../load-driver.ts';
import type { Score, Shot } from '../load-driver.ts';
import type { VisibleChange } from '../scenarios/renaming.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { RunningServer } from '../servers.ts';

const CONNECTIONS = 12;
/** How long there is between a change and the next. */
const PAUSE_MS = 3000;
const LOOK_MS = 10;
/** A change that is not shown by then never is, for those who wait for it. */
const GIVEN_UP_MS = 60_000;

/** What long use did to a server. */
export interface SoakResult {
  name: string;
  requests: number;
  errors: number;
  firstError: string | undefined;
  /** Bytes after each minute. */
  memory: readonly (number | undefined)[];
  changes: number;
  /** How long the oldest was shown after it had been changed, in ms, by where. */
  oldestMs: ReadonlyMap<string, number>;
}

interface Soak {
  traffic: Scenario;
  visible: VisibleChange;
  /** How often memory is looked at, and the seconds between. */
  rounds: number;
  seconds: number;
}

/**
 * Uses a server as people do, for long, while somebody changes what all see.
 * @throws when a change is refused, or is not shown within a minute
 */
export async function measureSoak(
  name: string,
  server: RunningServer,
  { visible, ...driving }: Soak,
): Promise<SoakResult> {
  const ending = new AbortController();
  const [used, changed] = await Promise.all([
    drive(server, driving).finally(() => ending.abort()),
    keepChanging(server.url, visible, ending.signal),
  ]);
  return { name, ...used, ...changed };
}

async function drive(
  server: RunningServer,
  { traffic, rounds, seconds }: Omit<Soak, 'visible'>,
): Promise<Pick<SoakResult, 'requests' | 'errors' | 'firstError' | 'memory'>> {
  const scores: Score[] = [];
  const memory: (number | undefined)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const score = await fire({
      url: server.url,
      connections: CONNECTIONS,
      seconds,
      next: traffic.product,
      errorText: (answer) => errorOf(answer, traffic.isRight),
    });
    scores.push(score);
    memory.push(server.memory());
  }
  return {
    requests: sum(scores.map(({ requests }) => requests)),
    errors: sum(scores.map(({ errors }) => errors)),
    firstError: scores.find(({ firstError }) => firstError !== undefined)?.firstError,
    memory,
  };
}

/** Changes something again and again, and looks each time how long what was before it is shown. */
async function keepChanging(
  url: string,
  { change, places, shown }: VisibleChange,
  signal: AbortSignal,
): Promise<Pick<SoakResult, 'changes' | 'oldestMs'>> {
  const oldestMs = new Map(Object.keys(places).map((place) => [place, 0]));
  let changes = 0;
  while (!signal.aborted) {
    changes += 1;
    // Another one in each run as well.
    const count = Date.now();
    const problem = errorOf(await ask(url, change(count)), (body) => !body.includes('"errors":'));
    if (problem !== undefined) throw new Error(problem);
    const changedAt = performance.now();
    await Promise.all(
      Object.entries(places).map(async ([place, shot]) => {
        const ms = await untilShown(url, shot, shown(count), changedAt);
        oldestMs.set(place, Math.max(oldestMs.get(place)!, ms));
      }),
    );
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
  return { changes, oldestMs };
}

/** When what was asked last without showing a text had been asked, in ms after it was changed. */
async function untilShown(
  url: string,
  shot: Shot,
  text: string,
  changedAt: number,
): Promise<number> {
  let lastWithoutMs = 0;
  for (;;) {
    const askedMs = performance.now() - changedAt;
    const isShown = errorOf(await ask(url, shot), (body) => body.includes(text)) === undefined;
    if (isShown) return lastWithoutMs;
    if (askedMs > GIVEN_UP_MS) throw new Error(`${shot.path} does not show "${text}".`);
    lastWithoutMs = askedMs;
    await sleep(LOOK_MS);
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** What came of it, in a line. */
export function describeSoak(result: SoakResult): string {
  const { name, requests, errors, firstError, memory, changes, oldestMs } = result;
  const megabytes = memory.map((bytes) =>
    bytes === undefined ? '–' : String(Math.round(bytes / 1024 / 1024)),
  );
  const oldest = [...oldestMs].map(([place, ms]) => `a ${place} ${Math.round(ms)} ms`);
  const failed = errors === 0 ? 'none failed' : `${errors} failed, first ${firstError}`;
  return `${name}: ${requests.toLocaleString('en')} requests in ${memory.length} minutes, ${failed}; memory after each ${megabytes.join(', ')} MB; of ${changes} changes the oldest that was asked for afterwards and did not show one: ${oldest.join(', ')}.`;
}
