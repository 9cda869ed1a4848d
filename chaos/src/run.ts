import type { Finding } from './audit.ts';
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
  try {
    const results: FaultResult[] = [];
    for (const fault of plan.faults) {
      results.push(await tryFault(fault, installation, world, plan));
    }
    const looked = await lookAgain(results, installation);
    if (plan.waitsForOutbox) await waitForOutbox(installation, plan.print);
    return looked;
  } finally {
    await installation.close();
  }
}

async function tryFault(
  fault: Fault,
  installation: Installation,
  world: World,
  { rounds, people, seed, print }: RunPlan,
): Promise<FaultResult> {
  const played: RoundResult[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const plan = { fault, installation, world, people, seed: `${seed}-${round}` };
      const result = await playRound(plan);
      played.push(result);
      print(
        `${fault.name} ${round}: ${result.ledger.acknowledged} acknowledged, ` +
          `${result.findings.length} lost or doubled, ${result.tally.counts.wrong} wrong, ` +
          `ready after ${result.readySeconds.toFixed(1)} s`,
      );
    }
    return { fault, rounds: played };
  } catch (error) {
    return { fault, rounds: played, failure: String(error) };
  }
}

/** What one round has left is still there after all others. */
async function lookAgain(
  results: readonly FaultResult[],
  installation: Installation,
): Promise<FaultResult[]> {
  const looked: FaultResult[] = [];
  for (const result of results) {
    const rounds: RoundResult[] = [];
    for (const round of result.rounds) {
      const later = await check(installation, round.ledger);
      rounds.push({ ...round, findings: merge(round.findings, later) });
    }
    looked.push({ ...result, rounds });
  }
  return looked;
}

/** @throws when emails do not leave */
async function waitForOutbox(installation: Installation, print: RunPlan['print']): Promise<void> {
  const startedAt = performance.now();
  await untilEmailHasLeft(installation);
  const seconds = (performance.now() - startedAt) / 1000;
  print(`The last email has left after ${seconds.toFixed(1)} s.`);
}

function merge(known: readonly Finding[], later: readonly Finding[]): Finding[] {
  return [...known, ...later.filter(({ what }) => known.every((finding) => finding.what !== what))];
}
