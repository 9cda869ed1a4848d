import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasForeignSecrets } from '#db/accounts/two-factor.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { secretBox } from '#api/lib/secret-box.ts';
import type { SecretBox } from '#api/lib/secret-box.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-fields.ts';

/**
 * What secrets are kept with: the configured key or, beside the embedded database, one of its own.
 * None with another database and no key: what its processes seal has to outlive their disks.
 * @throws ConfigError when there are secrets that were sealed with another key
 */
export async function openSecretBox(config: Config, orm: Orm): Promise<SecretBox | undefined> {
  const key = config.encryptionKey ?? (config.databaseUrl ? undefined : await ownKey(config));
  if (key === undefined) return undefined;
  const box = secretBox(key);
  if (await hasForeignSecrets(sqlOf(orm.em), box.keyId)) {
    throw new ConfigError(
      'ENCRYPTION_KEY is not the key that secrets in this database were sealed with.',
    );
  }
  return box;
}

/** The key beside the embedded database, made when there is none. */
async function ownKey({ dataDir }: Config): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'encryption-key');
  try {
    // Of two that start at once, one writes it and the other reads it.
    await writeFile(path, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}
