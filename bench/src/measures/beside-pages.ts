import { errorOf } from '../comparison.ts';
import { fire } from '../load-driver.ts';
import type { Score } from '../load-driver.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { RunningServer } from '../servers.ts';

/** Who asks the API, and who asks for pages meanwhile. */
const CONNECTIONS = 4;

/** How long an answer of the API takes, 99 of 100, in ms. */
export interface BesidePagesResult {
  name: string;
  aloneP99Ms: number;
  besideP99Ms: number;
  /** Pages that were made meanwhile, a second. */
  pagesPerSecond: number;
}

/** Asks the API alone, and then while pages are made that nobody has asked for before. */
export async function measureBesidePages(
  name: string,
  { url }: RunningServer,
  { api, pages, seconds }: { api: Scenario; pages: Scenario; seconds: number },
): Promise<BesidePagesResult> {
  const drive = ({ product, isRight }: Scenario) =>
    fire({
      url,
      connections: CONNECTIONS,
      seconds,
      next: product,
      errorText: (answer) => errorOf(answer, isRight),
    });
  await drive(pages);
  const alone = await drive(api);
  const [beside, made] = await Promise.all([drive(api), drive(pages)]);
  for (const { firstError } of [alone, beside, made]) {
    if (firstError !== undefined) throw new Error(firstError);
  }
  return {
    name,
    aloneP99Ms: p99(alone),
    besideP99Ms: p99(beside),
    pagesPerSecond: made.requests / made.seconds,
  };
}

function p99({ latency }: Score): number {
  return latency.percentile(99) / 1000;
}

/** What came of it, in a line. */
export function describeBesidePages(result: BesidePagesResult): string {
  const { name, aloneP99Ms, besideP99Ms, pagesPerSecond } = result;
  return `${name}: 99 of 100 answers of the API within ${Math.round(aloneP99Ms)} ms, and within ${Math.round(besideP99Ms)} ms while ${pagesPerSecond.toFixed(1)} pages a second are made.`;
}
