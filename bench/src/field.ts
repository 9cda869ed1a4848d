import { basename, resolve } from 'node:path';
import { errorOf } from './comparison.ts';
import type { Contestant } from './comparison.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { ask } from './load-driver.ts';
import { nothingKept, startFloor, startProduct, startUsual, startWire } from './servers.ts';
import type { RunningServer } from './servers.ts';
import { teachWire } from './yardsticks/recording.ts';

/** A build under test. */
interface Build {
  name: string;
  /** As it is started anywhere, and with nothing kept. */
  warm: RunningServer;
  cold: RunningServer;
}

/** All that are compared with each other, running. */
export interface Field {
  builds: readonly Build[];
  wire: RunningServer;
  floor: RunningServer;
  usual: RunningServer;
  stop(): Promise<void>;
}

/** The name of what keeps nothing, of a build. */
export function coldName(build: string): string {
  return `${build}, cold`;
}

/** What yardsticks are called in tables. */
export const yardsticks = ['usual', 'floor', 'wire'] as const;

/** Starts the builds, each warm and cold, and the yardsticks, on one database. */
export async function openField(
  builds: readonly string[],
  { url, dataDir }: { url: string; dataDir: string },
): Promise<Field> {
  const running: RunningServer[] = [];
  const start = async (starting: Promise<RunningServer>) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
  };
  try {
    const field: Build[] = [];
    for (const path of builds) {
      const warm = await start(startProduct(path, url, { DATA_DIR: dataDir }));
      const cold = await start(startProduct(path, url, { DATA_DIR: dataDir, ...nothingKept }));
      field.push({ name: nameOf(path, builds), warm, cold });
    }
    const wire = await start(startWire());
    const floor = await start(startFloor(url));
    const usual = await start(startUsual(url));
    return { builds: field, wire, floor, usual, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What a build is called: the folder that it was made in, or the whole path where that says no more. */
export function nameOf(path: string, builds: readonly string[]): string {
  if (builds.length === 1) return 'product';
  const folderOf = (build: string) => basename(resolve(build).replace(/\/dist$/, ''));
  const isAlone = builds.filter((build) => folderOf(build) === folderOf(path)).length === 1;
  return isAlone ? folderOf(path) : path;
}

/**
 * Everybody that a scenario is asked of. The wire is taught what the first build answers.
 * @throws when the first answer of any of them is not what was asked for
 */
export async function contestantsFor(scenario: Scenario, field: Field): Promise<Contestant[]> {
  const { product, isRight } = scenario;
  const contestants: Contestant[] = field.builds.flatMap(({ name, warm, cold }) => [
    { name, server: warm, next: product, isRight },
    { name: coldName(name), server: cold, next: product, isRight },
  ]);
  for (const name of ['usual', 'floor'] as const) {
    const next = scenario[name];
    if (next) contestants.push({ name, server: field[name], next, isRight });
  }
  for (const { name, server, next } of contestants) await requireRight(name, server, next, isRight);
  if (scenario.isOnWire) {
    const shots = await teachWire(product, field.builds[0]!.warm.url, field.wire.url);
    let turn = 0;
    const next = () => shots[(turn += 1) % shots.length]!;
    contestants.push({ name: 'wire', server: field.wire, next, isRight });
  }
  return contestants;
}

async function requireRight(
  name: string,
  { url }: RunningServer,
  next: Contestant['next'],
  isRight: (body: string) => boolean,
): Promise<void> {
  const shot = next();
  if (!shot) throw new Error('There is nothing to ask for.');
  const error = errorOf(await ask(url, shot), isRight);
  if (error !== undefined) throw new Error(`${name} answers ${shot.path} with ${error}`);
}
