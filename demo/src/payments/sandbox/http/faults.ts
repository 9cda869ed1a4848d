/** How a request fails: with an error 500, without an answer, or with its connection reset. */
export type FaultKind = 'error' | 'reset' | 'timeout';

export interface Fault {
  kind: FaultKind;
  /** Before anything is done, or after it is done and only the answer is lost. */
  when: 'after' | 'before';
}

interface PlannedFault extends Fault {
  /** How many requests it still applies to. */
  count: number;
  /** What the path of such a request begins with. */
  path: string;
}

export interface Faults {
  plan(fault: PlannedFault): void;
  /** What a request fails with, which is used up by that. */
  take(path: string): Fault | undefined;
}

export function createFaults(): Faults {
  let planned: PlannedFault[] = [];
  return {
    plan(fault) {
      planned = [...planned, fault];
    },
    take(path) {
      const fault = planned.find((candidate) => path.startsWith(candidate.path));
      if (!fault) return undefined;
      fault.count -= 1;
      planned = planned.filter(({ count }) => count > 0);
      return fault;
    },
  };
}
