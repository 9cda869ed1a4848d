import { setTimeout as sleep } from 'node:timers/promises';
import { errorOf } from '../comparison.ts';
import { ask } from '../load-driver.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { startProduct } from '../servers.ts';

const STARTS = 3;
const LOOK_MS = 5;

/** How long a build takes from being started on data that is there to its first answer, in ms. */
export interface StartResult {
  name: string;
  /** The medians. */
  elapsedMs: number;
  processorMs: number | undefined;
}

/** Starts a build several times and asks it for something until it is answered. */
export async function measureStart(
  name: string,
  build: string,
  databaseUrl: string,
  { product, isRight }: Scenario,
): Promise<StartResult> {
  const elapsed: number[] = [];
  const processor: (number | undefined)[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const begun = performance.now();
    const server = await startProduct(build, databaseUrl);
    try {
      const shot = product()!;
      while (errorOf(await ask(server.url, shot), isRight) !== undefined) await sleep(LOOK_MS);
      elapsed.push(performance.now() - begun);
      processor.push(server.processorMs());
    } finally {
      await server.stop();
    }
  }
  const known = processor.filter((time) => time !== undefined);
  return { name, elapsedMs: median(elapsed)!, processorMs: median(known) };
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}

/** What came of it, in a line. */
export function describeStart({ name, elapsedMs, processorMs }: StartResult): string {
  const spent =
    processorMs === undefined ? '' : `, ${Math.round(processorMs)} ms of processor time`;
  return `${name}: ${Math.round(elapsedMs)} ms from its start to its first answer${spent}.`;
}
