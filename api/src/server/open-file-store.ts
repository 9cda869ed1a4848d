import { join } from 'node:path';
import { DAY_MS } from '#domain/time/calendar.ts';
import { diskStore } from '#api/lib/files/disk-store.ts';
import type { FileStore } from '#api/lib/files/file-store.ts';
import { openSpool } from '#api/lib/files/spool.ts';
import type { Spool } from '#api/lib/files/spool.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-fields.ts';

/**
 * Where uploads are received and kept: in a bucket when one is configured, else below `uploads` on
 * disk.
 * @throws ConfigError when the storage refuses the bucket
 */
export async function openFileStore({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<{ files: FileStore; spool: Spool }> {
  const root = join(dataDir, 'uploads');
  const spool = openSpool(join(root, 'unfinished'));
  // A process that only serves may be the only one on its machine, and has no schedule for it.
  await spool.deleteRemains(Date.now() - DAY_MS);
  if (!s3) return { files: diskStore(root, spool), spool };
  // Libraries of some 35 MB in memory, for those who use them.
  const { findBucketProblem, s3Store } = await import('#api/lib/files/s3-store.ts');
  const problem = await findBucketProblem(s3);
  if (problem !== undefined) {
    throw new ConfigError(`The storage refuses S3_BUCKET ${s3.bucket}: ${problem}.`);
  }
  return { files: s3Store(s3, spool), spool };
}
