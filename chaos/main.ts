import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { faults } from './src/faults.ts';
import type { Fault } from './src/faults.ts';
import { hasPassed, problemsOf, summaryOf, tableOf } from './src/report.ts';
import { run } from './src/run.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    people: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now()) },
    faults: { type: 'string', default: faults.map(({ name }) => name).join(',') },
    /** Waits at the end until every email has left, for a minute or two. `--no-outbox` does not. */
    outbox: { type: 'boolean', default: true },
    /** A file for what came of each fault, as JSON. */
    report: { type: 'string' },
  },
  allowNegative: true,
});

console.log(`Seed ${options.seed}, ${options.people} people at a time.`);
const results = await run({
  faults: chooseFaults(options.faults),
  rounds: wholeNumber('rounds', options.rounds),
  people: wholeNumber('people', options.people),
  seed: options.seed,
  waitsForOutbox: options.outbox,
  print: (line) => console.log(line),
});
console.log(`\n${tableOf(results)}\n`);
for (const line of results.flatMap(problemsOf)) console.log(line);
if (options.report) writeFileSync(options.report, JSON.stringify(results.map(summaryOf)));
process.exitCode = results.every(hasPassed) ? 0 : 1;

function chooseFaults(names: string): Fault[] {
  return names.split(',').map((name) => {
    const fault = faults.find((other) => other.name === name);
    if (fault) return fault;
    throw new Error(`--faults: ${name} is none of ${faults.map((one) => one.name).join(', ')}.`);
  });
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number from 1.`);
}
