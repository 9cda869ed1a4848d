import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer, throwAwaySettings, urlOf } from '#db/embedded/embedded-server.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { openDatabase } from '#db/orm.ts';
import { createDatabase, prepareDatabase } from '#db/prepare.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/calendar.ts';
import type { Random } from '#demo/lib/random.ts';
import type { FreeTime } from './requests.ts';

/** Few, so that people meet, and an installation is quick to make. */
const STUDIOS = 40;

/** Some confirm at once, during the day, and the others wait for an owner's answer. */
const sorts = [
  { cityId: 'london', zone: 'Europe/London', bookingMode: 'session' },
  { cityId: 'tokyo', zone: 'Asia/Tokyo', bookingMode: 'hourly' },
] as const;

/** Bookings begin at these hours of UTC, at which no clock is changed, and do not touch each other. */
const HOURS_OF_DAY = [9, 13, 17];
const LENGTH = 2;
const FIRST_DAY = 3;
const LAST_DAY = 700;

/** How often two people want the same time. */
const WANTED_TWICE = 0.3;

/** What people can book, save and review. */
export interface World {
  /** A folder of data with these studios, to be copied: `DATA_DIR` of an installation. */
  folder: string;
  studioIds: readonly number[];
  /** Each is free until somebody books it. */
  times: Iterator<FreeTime>;
  remove(): void;
}

/** Makes a folder of data with a database of studios that can be booked at any hour. */
export async function makeWorld(): Promise<World> {
  const folder = makeFolder();
  const server = await startEmbeddedServer({ dataDir: folder, settings: throwAwaySettings });
  try {
    const studios = await addStudios(urlOf(server, 'roomtone'));
    return {
      folder,
      studioIds: studios.map(({ studioId }) => studioId),
      times: freeTimes(studios),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  } finally {
    await server.stop();
  }
}

/** A new folder that the account that PostgreSQL runs as can enter. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roomtone-chaos-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Copies a folder, owners included: PostgreSQL refuses files of anybody else. */
export function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`);
}

interface BookableStudio {
  studioId: number;
  zone: string;
}

async function addStudios(url: string): Promise<BookableStudio[]> {
  await createDatabase({ url });
  const orm = await openDatabase({ url, poolSize: 2 });
  try {
    await prepareDatabase(orm);
    return await inTransaction(orm, async (em) => {
      const studios: BookableStudio[] = [];
      for (let number = 0; number < STUDIOS; number += 1) {
        const { zone, ...options } = sorts[number % sorts.length]!;
        const { id } = await createStudio(em, options);
        studios.push({ studioId: id, zone });
      }
      return studios;
    });
  } finally {
    await orm.close();
  }
}

function* freeTimes(studios: readonly BookableStudio[]): Generator<FreeTime, void> {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  for (let day = FIRST_DAY; day <= LAST_DAY; day += 1) {
    for (const hour of HOURS_OF_DAY) {
      const startsAt = today + day * DAY_MS + hour * HOUR_MS;
      for (const studio of studios) yield { ...studio, startsAt, hours: LENGTH };
    }
  }
}

/** Hands out times, some of them twice. @throws when there are no more */
export function timesFor({ times }: World, random: Random): () => FreeTime {
  let last: FreeTime | undefined;
  return () => {
    if (last && random.chance(WANTED_TWICE)) {
      const again = last;
      last = undefined;
      return again;
    }
    const { value, done } = times.next();
    if (done) throw new Error('All times are booked.');
    last = value;
    return value;
  };
}
