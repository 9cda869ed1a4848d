import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Finding } from './src/audit.ts';
import { faults } from './src/faults.ts';
import type { Fault } from './src/faults.ts';
import { Installation } from './src/installation.ts';
import { complaintsOf, hasPassed, summaryOf, tableOf } from './src/report.ts';
import type { FaultResult } from './src/report.ts';
import { check, playRound } from './src/round.ts';
import type { RoundResult } from './src/round.ts';
import { makeWorld } from './src/world.ts';
import type { World } from './src/world.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    people: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now()) },
    faults: { type: 'string', default: faults.map(({ name }) => name).join(',') },
    /** A file for what came of each fault, as JSON. */
    report: { type: 'string' },
  },
});

const rounds = wholeNumber('rounds', options.rounds);
const people = wholeNumber('people', options.people);

const results: FaultResult[] = [];
console.log(`Seed ${options.seed}, ${people} people at a time.`);
const world = await makeWorld();
try {
  for (const chosen of byPlace(chooseFaults(options.faults))) {
    results.push(...(await tryAt(chosen, world)));
  }
} finally {
  world.remove();
}
console.log(`\n${tableOf(results)}\n`);
for (const line of results.flatMap(complaintsOf)) console.log(line);
if (options.report) writeFileSync(options.report, JSON.stringify(results.map(summaryOf)));
process.exitCode = results.every(hasPassed) ? 0 : 1;

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number from 1.`);
}

function chooseFaults(names: string): Fault[] {
  return names.split(',').map((name) => {
    const fault = faults.find((other) => other.name === name);
    if (fault) return fault;
    throw new Error(`--faults: ${name} is none of ${faults.map((one) => one.name).join(', ')}.`);
  });
}

/** Those that happen at the same place, together. */
function byPlace(chosen: readonly Fault[]): Fault[][] {
  return Object.values(Object.groupBy(chosen, ({ place }) => place));
}

/** Tries faults on one installation, one after the other. */
async function tryAt(chosen: readonly Fault[], world: World): Promise<FaultResult[]> {
  const installation = await Installation.open(chosen[0]!.place, world);
  if (!installation) {
    const skipped = 'no small file system can be made here';
    return chosen.map((fault) => ({ fault, rounds: [], skipped }));
  }
  try {
    const tried: FaultResult[] = [];
    for (const fault of chosen) tried.push(await tryFault(fault, installation, world));
    return await lookAgain(tried, installation);
  } finally {
    await installation.close();
  }
}

async function tryFault(
  fault: Fault,
  installation: Installation,
  world: World,
): Promise<FaultResult> {
  const played: RoundResult[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const seed = `${options.seed}-${round}`;
      const result = await playRound({ fault, installation, world, people, seed });
      played.push(result);
      console.log(
        `${fault.name} ${round}: ${result.ledger.acknowledged} acknowledged, ` +
          `${result.findings.length} findings, ${result.tally.counts.wrong} wrong, ` +
          `ready after ${result.readySeconds.toFixed(1)} s`,
      );
    }
    return { fault, rounds: played };
  } catch (error) {
    return {
      fault,
      rounds: played,
      failure: error instanceof Error ? error.message : String(error),
    };
  }
}

/** What one round has left is still there after all others. */
async function lookAgain(
  tried: readonly FaultResult[],
  installation: Installation,
): Promise<FaultResult[]> {
  const isNew = (known: readonly Finding[]) => (finding: Finding) =>
    known.every(({ what }) => what !== finding.what);
  return Promise.all(
    tried.map(async (result) => ({
      ...result,
      rounds: await Promise.all(
        result.rounds.map(async (round) => {
          const later = await check(installation, round.ledger);
          return {
            ...round,
            findings: [...round.findings, ...later.filter(isNew(round.findings))],
          };
        }),
      ),
    })),
  );
}
