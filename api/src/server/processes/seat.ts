import type { Config } from '../config.ts';

/** Which of the processes behind one port this is. */
export interface Seat {
  /** From 1 on. A process that takes the place of another has its number. */
  number: number;
  /** How many there are. */
  count: number;
  /** Whether it prints that the product is ready. */
  announces: boolean;
}

/** Whether this process does what exactly one does, such as jobs. */
export function leads(seat: Seat | undefined): boolean {
  return !seat || seat.number === 1;
}

/** The fewest connections to the database with which a process can work. */
const LEAST_CONNECTIONS = 2;

/**
 * What the process in a seat makes of the configuration of all: its share of what they have together,
 * and jobs only if it leads.
 */
export function configForSeat(config: Config, seat: Seat): Config {
  const { databasePoolSize, renderThreads, workers } = config;
  const share = (total: number) => Math.floor(total / seat.count);
  return {
    ...config,
    databasePoolSize: Math.max(LEAST_CONNECTIONS, share(databasePoolSize)),
    // Without any, requests wait for pages; with some, each process has one at least.
    renderThreads: renderThreads === 0 ? 0 : Math.max(1, share(renderThreads)),
    workers: leads(seat) ? workers : 'off',
  };
}
