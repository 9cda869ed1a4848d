import type { Finding, RunResult } from './run.ts';
import { ROUND } from './run.ts';

/** A table of how many inputs of each kind got which class of status. */
export function tableOf({ counts }: Pick<RunResult, 'counts'>): string {
  const statuses = [...new Set([...counts.values()].flatMap((row) => [...row.keys()]))].toSorted();
  const rows = [
    ['inputs', ...statuses],
    ...[...counts]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([kind, row]) => [kind, ...statuses.map((status) => String(row.get(status) ?? 0))]),
  ];
  return rows
    .map(([first, ...rest]) =>
      [first!.padEnd(10), ...rest.map((cell) => cell.padStart(8))].join(''),
    )
    .join('\n');
}

/** A finding with all that it takes to see it again. */
export function describeFinding(finding: Finding): string {
  const { reason, detail, seed, index, input, shrunk, times } = finding;
  const round = index - (index % ROUND);
  return [
    `${reason} (${times} ${times === 1 ? 'time' : 'times'})`,
    `  seen: ${detail}`,
    ...(input === undefined
      ? []
      : [`  input: ${input}`, `  again: npm run fuzz -- --seed ${seed} --from ${index} --count 1`]),
    ...(shrunk === undefined ? [] : [`  smaller: ${shrunk}`]),
    `  with what came before it: npm run fuzz -- --seed ${seed} --from ${round} --count ${index - round + 1}`,
  ].join('\n');
}
