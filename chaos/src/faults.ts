import { setTimeout as sleep } from 'node:timers/promises';
import { freeze } from '#db/testing/freeze.ts';
import { until } from './installation.ts';
import type { Installation, Place } from './installation.ts';
import type { Load } from './load.ts';
import { fillUp } from './small-disk.ts';
import { useUpLog } from './write-ahead-log.ts';
import type { Tally } from './tally.ts';

const BALANCER_LOOKS_EVERY_MS = 100;

/**
 * PostgreSQL dies of a full disk in the first of so many rounds. If it did in each, it would be taken
 * for one that dies again and again.
 */
const CRASHES_EVERY = 3;

/** What a fault happens to. */
export interface Scene {
  installation: Installation;
  load: Load;
  tally: Tally;
  /** How many people there are. */
  people: number;
  /** Which round of the fault it is, from 1. */
  round: number;
  /** Has nobody send anything new, or lets them again. */
  hold: (isHeld: boolean) => void;
  /** Says something that should not be. */
  blame: (what: string) => void;
}

export interface Fault {
  name: string;
  title: string;
  place: Place;
  /** Whether connections are lost, since the process is killed that they are made to. */
  losesConnections: boolean;
  /**
   * Lets it happen, and everything that somebody outside has to do about it.
   * @returns the moment from which the product should be ready again, by `performance.now()`
   */
  strike(scene: Scene): Promise<number>;
}

/** Everything that is tried, in the order of the table. */
export const faults: readonly Fault[] = [
  {
    name: 'kill-server',
    title: 'kill -9 of the server, which is started again',
    place: 'disk',
    losesConnections: true,
    async strike({ installation }) {
      const since = performance.now();
      await installation.end('SIGKILL');
      await installation.restart();
      return since;
    },
  },
  {
    name: 'kill-database',
    title: 'kill -9 of the database',
    place: 'disk',
    losesConnections: false,
    async strike({ installation }) {
      const killed = installation.postmaster!;
      const since = performance.now();
      process.kill(killed, 'SIGKILL');
      await until(
        () => Promise.resolve(![killed, undefined].includes(installation.postmaster)),
        'The database is not started again.',
      );
      return since;
    },
  },
  {
    name: 'freeze-database',
    title: 'a frozen database',
    place: 'disk',
    losesConnections: false,
    async strike({ installation, load, tally, people }) {
      const before = tally.counts.unavailable;
      const thaw = await freeze(installation.databaseUrl, installation.folder);
      try {
        // Each waits for what is frozen until its time is up.
        await load.until(() => tally.counts.unavailable >= before + people);
      } finally {
        await thaw();
      }
      return performance.now();
    },
  },
  {
    name: 'full-disk',
    title: 'a full disk',
    place: 'small-disk',
    losesConnections: false,
    async strike({ installation, load, tally, people, round }) {
      const everybodyHasWaited = () => {
        const enough = tally.counts.unavailable + people;
        return load.until(() => tally.counts.unavailable >= enough);
      };
      const makeRoom = fillUp(installation.folder);
      try {
        // PostgreSQL has some of its log in store, so at first it is only tables that cannot grow.
        await everybodyHasWaited();
        if (round % CRASHES_EVERY === 1) {
          await useUpLog(installation.databaseUrl);
          await everybodyHasWaited();
        }
      } finally {
        makeRoom();
      }
      return performance.now();
    },
  },
  {
    name: 'sigterm',
    title: 'SIGTERM under load, behind a load balancer',
    place: 'disk',
    losesConnections: false,
    async strike({ installation, hold, blame }) {
      const since = performance.now();
      const ended = installation.end('SIGTERM');
      // What a load balancer does: it looks, and sends nothing more to who is not ready.
      while (await installation.isReady()) await sleep(BALANCER_LOOKS_EVERY_MS);
      hold(true);
      const code = await ended;
      if (code !== 0) blame(`the process has ended with ${code}`);
      await installation.restart();
      await installation.untilReady();
      hold(false);
      return since;
    },
  },
];
