import type { Fault } from './faults.ts';
import { Installation } from './installation.ts';
import type { Place } from './installation.ts';
import { untilEmailHasLeft } from './outbox.ts';
import type { FaultResult } from './report.ts';
import { check, playRound } from './round.ts';
import type { RoundResult } from './round.ts';
import { makeWorld } from './world.ts';
import type { World } from './world.ts';

export interface RunPlan {
  faults: readonly Fault[];
  /** Of each fault. */
  rounds: number;
  people: number;
  /** The same seed makes the same choices, though not at the same moments. */
  seed: string;
  /** Whether to wait at the end until every email has left. */
  waitsForOutbox: boolean;
  /** Notified of how far the run is. */
  print: (line: string) => void;
}

/** Tries each fault for some rounds. @returns what it has shown of each */
export async function run(plan: RunPlan): Promise<FaultResult[]> {
  const world = await makeWorld();
  try {
    const results: FaultResult[] = [];
    // One installation for all that happens at the same place.
    const places = Object.groupBy(plan.faults, ({ place }) => place);
    for (const faults of Object.values(places)) {
      results.push(...(await runAt(faults[0]!.place, world, { ...plan, faults })));
    }
    return results;
  } finally {
    world.remove();
  }
}

async function runAt(place: Place, world: World, plan: RunPlan): Promise<FaultResult[]> {
  const installation = await Installation.open(place, world);
  if (!installation) {
    const skipped = 'no small file system can be made here';
    return plan.faults.map((fault) => ({ fault, rounds: [], skipped }));
  }
  const results = plan.faults.map((fault) => ({ fault, rounds: [] as RoundResult[] }));
  try {
    await playAll(results, installation, world, plan);
    for (const result of results) await lookAgain(result.rounds, installation);
    if (plan.waitsForOutbox) await waitForOutbox(installation, plan.print);
    return results;
  } catch (error) {
    // What has not been tried has not passed.
    return results.map((result) => ({ ...result, failure: String(error) }));
  } finally {
    await installation.close();
  }
}

/**
 * One round of each fault after the other, and again: a database that is killed several times within
 * a minute is started with growing pauses, and given up in the end.
 */
async function playAll(
  results: readonly { fault: Fault; rounds: RoundResult[] }[],
  installation: Installation,
  world: World,
  { rounds, people, seed, print }: RunPlan,
): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    for (const { fault, rounds: played } of results) {
      const plan = { fault, installation, world, people, round, seed };
      const result = await playRound(plan);
      played.push(result);
      print(
        `${fault.name} ${round}: ${result.ledger.acknowledged} acknowledged, ` +
          `${result.findings.length} lost or doubled, ${result.tally.counts.wrong} wrong, ` +
          `ready after ${result.readySeconds.toFixed(1)} s`,
      );
    }
  }
}

/** Adds to rounds what is no longer as it was at their end. */
async function lookAgain(rounds: RoundResult[], installation: Installation): Promise<void> {
  for (const round of rounds) {
    const known = new Set(round.findings.map(({ what }) => what));
    const later = await check(installation, round.ledger);
    round.findings.push(...later.filter(({ what }) => !known.has(what)));
  }
}

/** @throws when emails do not leave */
async function waitForOutbox(installation: Installation, print: RunPlan['print']): Promise<void> {
  const startedAt = performance.now();
  await untilEmailHasLeft(installation);
  const seconds = (performance.now() - startedAt) / 1000;
  print(`The last email has left after ${seconds.toFixed(1)} s.`);
}
