import { basename, resolve } from 'node:path';
import { errorOf } from './comparison.ts';
import type { Contestant } from './comparison.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { ask } from './load-driver.ts';
import type { Shot } from './load-driver.ts';
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
 * Everybody that a scenario is asked of. Builds that do not know yet what it asks for are left out;
 * the last one has to. The wire is taught what that one answers.
 * @throws when the first answer of anybody else is not what was asked for
 */
export async function contestantsFor(scenario: Scenario, field: Field): Promise<Contestant[]> {
  const { product, isRight } = scenario;
  const newest = field.builds.at(-1)!;
  const contestants: Contestant[] = [];
  const enter = async (name: string, server: RunningServer, next: Contestant['next']) => {
    await requireRight(name, server, next, isRight);
    contestants.push({ name, server, next, isRight });
  };
  for (const build of field.builds) {
    if (build !== newest && !(await knows(build, scenario))) continue;
    await enter(build.name, build.warm, product);
    await enter(coldName(build.name), build.cold, product);
  }
  for (const name of ['usual', 'floor'] as const) {
    const next = scenario[name];
    if (next) await enter(name, field[name], next);
  }
  if (scenario.isOnWire) {
    const shots = await teachWire(product, newest.warm.url, field.wire.url);
    let turn = 0;
    const next = () => shots[(turn += 1) % shots.length]!;
    contestants.push({ name: 'wire', server: field.wire, next, isRight });
  }
  return contestants;
}

/** Whether a build has the fields and the pages that a scenario asks for. */
export async function knows({ name, warm }: Build, { product, title }: Scenario): Promise<boolean> {
  const error = errorOf(await ask(warm.url, nextOf(product)), () => true);
  // A page that is not there, or a question about fields that are not.
  const isKnown = !error?.match(/^40[04] /);
  if (!isKnown) console.log(`\n${name} does not know yet: ${title}`);
  return isKnown;
}

async function requireRight(
  name: string,
  { url }: RunningServer,
  next: Contestant['next'],
  isRight: (body: string) => boolean,
): Promise<void> {
  const shot = nextOf(next);
  const error = errorOf(await ask(url, shot), isRight);
  if (error !== undefined) throw new Error(`${name} answers ${shot.path} with ${error}`);
}

/** @throws when nothing is left to ask for */
function nextOf(next: Contestant['next']): Shot {
  const shot = next();
  if (!shot) throw new Error('There is nothing to ask for.');
  return shot;
}
