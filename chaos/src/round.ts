import { seeded } from '#demo/lib/random.ts';
import type { Random } from '#demo/lib/random.ts';
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

/** How long a round may take in all: so much that what takes longer has come to nothing. */
const ROUND_MS = 3 * PATIENCE_MS;

/** Writes that are acknowledged before a fault, at least and at most, and after it, for each person. */
const BEFORE = [2, 6] as const;
const AFTER = 3;

export interface RoundResult {
  tally: Tally;
  ledger: Ledger;
  findings: Finding[];
  /** From the fault, or from its end, until `/readyz` says that the product can serve. */
  readySeconds: number;
  /** From the same moment until a write is acknowledged. */
  writeSeconds: number;
}

export interface RoundPlan {
  fault: Fault;
  installation: Installation;
  world: World;
  people: number;
  /** Which round of the fault it is, from 1. */
  round: number;
  /** The same seed makes the same choices, though not at the same moments. */
  seed: string;
}

/**
 * Lets a fault happen while people use the product, and looks what has become of what they did.
 * @throws when the product does not come back, or nobody gets anything done any more
 */
export async function playRound(plan: RoundPlan): Promise<RoundResult> {
  const { fault, installation, people } = plan;
  const over = new AbortController();
  const stage = setStage(plan, AbortSignal.any([over.signal, AbortSignal.timeout(ROUND_MS)]));
  const { ledger, tally, gate, signal } = stage;
  try {
    const crowd = await gather(plan, stage);
    const load = new Load(crowd, signal);
    const acknowledged = (count: number) => {
      const enough = ledger.acknowledged + count;
      return load.until(() => ledger.acknowledged >= enough);
    };
    await acknowledged(stage.random.between(...BEFORE) * people);
    stage.isStriking = true;
    const since = await fault.strike({
      installation,
      load,
      tally,
      people,
      round: plan.round,
      hold: (isHeld) => gate.set(isHeld),
      blame: (what) => tally.blame(what),
    });
    const readyAt = await installation.untilReady();
    stage.isStriking = false;
    await acknowledged(1);
    const wroteAt = performance.now();
    await acknowledged(AFTER * people);
    await load.stop();
    return {
      tally,
      ledger,
      findings: await check(installation, ledger),
      readySeconds: (readyAt - since) / 1000,
      writeSeconds: (wroteAt - since) / 1000,
    };
  } finally {
    // Whoever is still at work, after an error.
    over.abort();
  }
}

/** What everybody in a round works with. */
interface Stage {
  random: Random;
  ledger: Ledger;
  tally: Tally;
  gate: Gate;
  signal: AbortSignal;
  /** Whether the fault goes on. */
  isStriking: boolean;
}

function setStage({ fault, round, seed }: RoundPlan, signal: AbortSignal): Stage {
  const stage: Stage = {
    random: seeded('chaos', fault.name, round, seed),
    ledger: new Ledger(),
    tally: new Tally(() => stage.isStriking && fault.losesConnections),
    gate: new Gate(),
    signal,
    isStriking: false,
  };
  return stage;
}

/** People with accounts of their own. */
async function gather(plan: RoundPlan, stage: Stage): Promise<Musician[]> {
  const { fault, installation, world, people } = plan;
  const { gate, tally, signal, ledger, random } = stage;
  const line: Line = { url: () => installation.url, open: () => gate.opened, tally, signal };
  const nextTime = timesFor(world, random);
  const crowd = Array.from({ length: people }, (_, index) => {
    const own = seeded('musician', index, fault.name, plan.round, plan.seed);
    return new Musician({ line, ledger, random: own, nextTime, studioIds: world.studioIds });
  });
  await Promise.all(crowd.map((person) => person.signUp()));
  return crowd;
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
