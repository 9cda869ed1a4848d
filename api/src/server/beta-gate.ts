import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { installationSalt } from '#db/lib/installation.ts';
import { sqlOf } from '#db/orm.ts';
import type { Runtime } from './runtime.ts';

/** What a browser needs to check the shared password itself, and not more. */
export interface BetaGate {
  /** Its own for each installation, and always the same there: what is unlocked stays so. */
  salt: string;
  /** Rounds of PBKDF2 with SHA-256; as many as OWASP asks for. */
  rounds: number;
  /** The password's digest, hexadecimal. */
  digest: string;
}

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
