import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { installationSalt } from '#db/lib/installation.ts';
import { sqlOf } from '#db/orm.ts';
import type { BetaGate } from '#domain/rendering/page-contract.ts';
import type { Runtime } from './runtime.ts';

const ROUNDS = 600_000;
const DIGEST_BYTES = 32;

/** The gate to the pages, if there is one (ruling 18). It is a curtain: the API does not know of it. */
export async function openBetaGate({
  config,
  orm,
}: Pick<Runtime, 'config' | 'orm'>): Promise<BetaGate | undefined> {
  if (config.betaPassword === undefined) return undefined;
  const salt = await installationSalt(sqlOf(orm.em));
  const digest = await promisify(pbkdf2)(config.betaPassword, salt, ROUNDS, DIGEST_BYTES, 'sha256');
  return { salt, rounds: ROUNDS, digest: digest.toString('hex') };
}
