/** The metrics of a process as prom-client hands them from one to another. */
export type MetricsOfProcess = readonly object[];

/** What a process says to the one that has started it. */
export type ToPrimary =
  | { kind: 'listening' }
  /** Asks what all of them count, its own included. */
  | { kind: 'metrics wanted'; request: number }
  | { kind: 'metrics'; request: number; metrics: MetricsOfProcess };

/** What that one says to a process. */
export type ToProcess =
  | { kind: 'metrics wanted'; request: number }
  /** Of those that have said theirs in time. */
  | { kind: 'metrics of all'; request: number; metrics: readonly MetricsOfProcess[] };
