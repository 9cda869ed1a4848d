import { createHistogram } from 'node:perf_hooks';
import type { RecordableHistogram } from 'node:perf_hooks';
import { fire } from './load-driver.ts';
import type { Score, Shot } from './load-driver.ts';
import type { Scenario } from './scenarios.ts';
import type { RunningServer } from './servers.ts';

/** How hard and how long each scenario is driven. */
export interface Effort {
  connections: number;
  /** Of each round. */
  seconds: number;
  rounds: number;
}

export interface Figures {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  errors: number;
  firstError: string | undefined;
}

export interface Result {
  name: string;
  title: string;
  product: Figures;
  floor: Figures | undefined;
  /** Bytes that the product holds after the scenario. */
  memory: number | undefined;
}

/**
 * Drives a scenario against the product and the floor in turns, so that whatever else the machine
 * does meets both alike.
 */
export async function compare(
  scenario: Scenario,
  product: RunningServer,
  floor: RunningServer,
  effort: Effort,
): Promise<Result> {
  const ofProduct: Score[] = [];
  const ofFloor: Score[] = [];
  const driveProduct = (seconds: number) =>
    fire({
      url: product.url,
      connections: effort.connections,
      seconds,
      next: scenario.product,
      errorText: (status, body) => errorOf(status, body, scenario.isRight),
    });
  const driveFloor = (next: () => Shot | undefined, seconds: number) =>
    fire({
      url: floor.url,
      connections: effort.connections,
      seconds,
      next,
      errorText: (status, body) => errorOf(status, body, () => true),
    });
  for (let round = 0; round <= effort.rounds; round += 1) {
    // The first round warms up and does not count.
    const seconds = round === 0 ? Math.min(3, effort.seconds) : effort.seconds;
    if (scenario.floor) ofFloor.push(await driveFloor(scenario.floor, seconds));
    ofProduct.push(await driveProduct(seconds));
  }
  const { name, title } = scenario;
  return {
    name,
    title,
    product: figuresOf(ofProduct.slice(1)),
    floor: scenario.floor && figuresOf(ofFloor.slice(1)),
    memory: product.memory(),
  };
}

function errorOf(
  status: number,
  body: Buffer,
  isRight: (body: string) => boolean,
): string | undefined {
  const text = body.toString();
  return status === 200 && isRight(text) ? undefined : `${status} ${text.slice(0, 300)}`;
}

function figuresOf(scores: readonly Score[]): Figures {
  const latency: RecordableHistogram = createHistogram();
  for (const score of scores) latency.add(score.latency);
  return {
    requestsPerSecond: median(scores.map(({ requests, seconds }) => requests / seconds)),
    p50Ms: latency.percentile(50) / 1000,
    p99Ms: latency.percentile(99) / 1000,
    errors: scores.reduce((total, { errors }) => total + errors, 0),
    firstError: scores.find(({ firstError }) => firstError !== undefined)?.firstError,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
