import { seeded } from '#scenes/random.ts';
import { checkByApi } from './api-checks.ts';
import { audit } from './audit.ts';
import type { Finding } from './audit.ts';
import type { Line } from './caller.ts';
import type { Fault } from './faults.ts';
import { PATIENCE_MS } from './installation.ts';
import type { Installation } from './installation.ts';
import { Ledger } from './ledger.ts';
import { Load } from './load.ts';
import { Musician } from './musician.ts';
import { readStored, withDatabase } from './stored.ts';
import { Tally } from './tally.ts';
import { timesFor } from './world.ts';
import type { World } from './world.ts';

/** Writes that are acknowledged before a fault, at least and at most, and after it, for each person. */
const BEFORE = [2, 6] as const;
const AFTER = 3;

export interface RoundResult {
  tally: Tally;
  ledger: Ledger;
  findings: readonly Finding[];
  /** From the fault, or from its end, until `/readyz` says that the product can serve. */
  readySeconds: number;
}

export interface RoundPlan {
  fault: Fault;
  installation: Installation;
  world: World;
  people: number;
  /** The same seed makes the same choices, though not at the same moments. */
  seed: string;
}

/** Lets a fault happen while people use the product, and looks what has become of what they did. */
export async function playRound(plan: RoundPlan): Promise<RoundResult> {
  const { fault, installation, world, people, seed } = plan;
  const random = seeded('chaos', fault.name, seed);
  const ledger = new Ledger();
  let isStriking = false;
  const tally = new Tally(() => isStriking && fault.losesConnections);
  const gate = new Gate();
  const signal = AbortSignal.timeout(2 * PATIENCE_MS);
  const line: Line = { url: () => installation.url, open: () => gate.opened, tally, signal };
  const nextTime = timesFor(world, random);
  const crowd = Array.from(
    { length: people },
    (_, index) =>
      new Musician({
        line,
        ledger,
        random: seeded('musician', index, fault.name, seed),
        nextTime,
        studioIds: world.studioIds,
      }),
  );
  await Promise.all(crowd.map((person) => person.signUp()));
  const load = new Load(crowd, signal);
  const acknowledge = (count: number) => {
    const enough = ledger.acknowledged + count * people;
    return load.until(() => ledger.acknowledged >= enough);
  };
  await acknowledge(random.between(...BEFORE));
  isStriking = true;
  const since = await fault.strike({
    installation,
    load,
    tally,
    people,
    hold: (isHeld) => gate.set(isHeld),
    blame: (what) => tally.blame(what),
  });
  const readyAt = await installation.untilReady();
  isStriking = false;
  await acknowledge(AFTER);
  await load.stop();
  return {
    tally,
    ledger,
    findings: await check(installation, ledger),
    readySeconds: (readyAt - since) / 1000,
  };
}

/** Compares the ledger with what the product says and with what its database holds. */
export async function check(installation: Installation, ledger: Ledger): Promise<Finding[]> {
  const said = await checkByApi(installation.url, ledger);
  // Afterwards, so that what repeating has done would show.
  const stored = await withDatabase(installation.databaseUrl, (db) => readStored(db, ledger));
  return [...said, ...audit(ledger, stored)];
}

/** Keeps people from sending anything new while it is closed. */
class Gate {
  opened: Promise<void> = Promise.resolve();
  #open: () => void = () => undefined;

  set(isHeld: boolean): void {
    this.#open();
    if (!isHeld) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.opened = promise;
    this.#open = resolve;
  }
}
