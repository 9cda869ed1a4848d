import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's minimum of 19 MiB and two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password's Argon2id hash in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let decoy: Promise<string> | undefined;

/**
 * Whether `password` is the one that was hashed. Takes as long without a hash as with one, so that
 * the time of a response does not tell whether an account exists.
 */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  decoy ??= hashPassword('the password of nobody');
  const matches = await verify(stored ?? (await decoy), password);
  return typeof stored === 'string' && matches;
}
