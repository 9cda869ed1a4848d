import type { Fault } from './faults.ts';
import type { RoundResult } from './round.ts';
import type { Kind } from './tally.ts';

/** What a run has shown of a fault. */
export interface FaultResult {
  fault: Fault;
  rounds: readonly RoundResult[];
  /** Why it could not be tried. */
  skipped?: string;
  /** What went wrong with the run itself, such as a product that does not come back. */
  failure?: string;
}

/** Whether everything was as it has to be. */
export function hasPassed({ rounds, failure }: FaultResult): boolean {
  return (
    failure === undefined &&
    rounds.every(({ findings, tally }) => findings.length === 0 && tally.counts.wrong === 0)
  );
}

const columns: readonly [string, (rounds: readonly RoundResult[]) => string][] = [
  ['rounds', (rounds) => String(rounds.length)],
  ['requests', (rounds) => String(sum(rounds, ({ tally }) => tally.requests))],
  ['acknowledged', (rounds) => String(sum(rounds, ({ ledger }) => ledger.acknowledged))],
  ['503', (rounds) => count(rounds, 'unavailable')],
  ['unreachable', (rounds) => count(rounds, 'unreachable')],
  ['cut', (rounds) => count(rounds, 'cut')],
  ['lost', (rounds) => found(rounds, 'lost')],
  ['doubled', (rounds) => found(rounds, 'doubled')],
  ['wrong', (rounds) => count(rounds, 'wrong')],
  ['slowest s', (rounds) => seconds(Math.max(...rounds.map(slowest)))],
  ['ready s, median', (rounds) => seconds(median(rounds.map(({ readySeconds }) => readySeconds)))],
  ['worst', (rounds) => seconds(Math.max(...rounds.map(({ readySeconds }) => readySeconds)))],
  ['writes s, median', (rounds) => seconds(median(rounds.map(({ writeSeconds }) => writeSeconds)))],
  ['worst', (rounds) => seconds(Math.max(...rounds.map(({ writeSeconds }) => writeSeconds)))],
];

/** The results as a table of Markdown, a line for each fault. */
export function tableOf(results: readonly FaultResult[]): string {
  const head = ['fault', ...columns.map(([name]) => name)];
  const body = results.map(({ fault, rounds, skipped }) =>
    rounds.length === 0
      ? [fault.title, skipped ? `skipped: ${skipped}` : 'failed', ...columns.slice(1).map(() => '')]
      : [fault.title, ...columns.map(([, cell]) => cell(rounds))],
  );
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What was wrong, a line for each; nothing when all was right. */
export function problemsOf({ fault, rounds, failure }: FaultResult): string[] {
  const lines = rounds.flatMap(({ findings, tally }) => [
    ...findings.map(({ kind, what }) => `${kind}: ${what}`),
    ...tally.examples.map((example) => `wrong: ${example}`),
  ]);
  if (failure !== undefined) lines.push(failure);
  return lines.map((line) => `${fault.name}: ${line}`);
}

/** What `npm test` counts. */
export interface Summary {
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped. */
  reason?: string;
}

export function summaryOf(result: FaultResult): Summary {
  const { fault, skipped } = result;
  if (skipped !== undefined) return { name: fault.title, status: 'skipped', reason: skipped };
  return { name: fault.title, status: hasPassed(result) ? 'passed' : 'failed' };
}

function sum(rounds: readonly RoundResult[], of: (round: RoundResult) => number): number {
  return rounds.reduce((total, round) => total + of(round), 0);
}

function count(rounds: readonly RoundResult[], kind: Kind): string {
  return String(sum(rounds, ({ tally }) => tally.counts[kind]));
}

function found(rounds: readonly RoundResult[], wanted: 'lost' | 'doubled'): string {
  const of = ({ findings }: RoundResult) => findings.filter(({ kind }) => kind === wanted).length;
  return String(sum(rounds, of));
}

function slowest({ tally }: RoundResult): number {
  return tally.slowestMs / 1000;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}

function seconds(value: number): string {
  return value.toFixed(1);
}
