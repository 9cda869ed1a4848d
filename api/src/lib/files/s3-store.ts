import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireFileName } from './file-store.ts';
import type { ByteRange, FileStore } from './file-store.ts';
import type { S3Settings } from './s3-settings.ts';
import type { Spool } from './spool.ts';

/** Larger files are sent in parts of this size, two at a time; 10,000 parts are the most that S3 takes. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
const ATTEMPTS = 2;
/** A part that is sent slower than by 160 KB a second is sent again. */
const PART_MS = 50_000;
/** Everybody who listens to something holds one. */
const CONNECTIONS = 500;

/** Files in a bucket of storage that speaks S3. */
export function s3Store(settings: S3Settings, spool: Spool): FileStore {
  const client = clientOf(settings);
  const at = (name: string) => ({ Bucket: settings.bucket, Key: requireFileName(name) });
  const soon = { requestTimeout: settings.timeoutMs };

  async function put(name: string, body: Uint8Array | Readable): Promise<void> {
    const upload = new Upload({
      client,
      params: { ...at(name), Body: body },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    await known(upload.done());
  }

  async function get(name: string, range?: ByteRange) {
    const part = range && { Range: `bytes=${range.start}-${range.end}` };
    const { Body } = await known(client.send(new GetObjectCommand({ ...at(name), ...part }), soon));
    return Body;
  }

  return {
    write: put,
    async writeFrom(name, path) {
      requireFileName(name);
      const content = createReadStream(path);
      try {
        await put(name, content);
      } finally {
        content.destroy();
      }
    },
    sizeOf: (name) =>
      unlessMissing(async () => {
        const { ContentLength } = await known(client.send(new HeadObjectCommand(at(name)), soon));
        return ContentLength;
      }),
    open: (name, range) => unlessMissing(async () => (await get(name, range)) as Readable),
    read: (name) =>
      unlessMissing(async () => Buffer.from(await (await get(name))!.transformToByteArray())),
    async delete(name) {
      await known(client.send(new DeleteObjectCommand(at(name)), soon));
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: settings.bucket },
      )) {
        for (const { Key } of Contents) if (Key !== undefined) yield Key;
      }
    },
    async deleteRemains(time) {
      await spool.deleteRemains(time);
      const { bucket: Bucket } = settings;
      // A thousand at most, and the next thousand next time.
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (!Initiated || Initiated.getTime() >= time) continue;
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
    },
  };
}

/**
 * Why files cannot be kept in the bucket that is configured: what the storage says about it, or
 * undefined when it is fine. Storage that says nothing may only be out of reach for now.
 */
export async function findBucketProblem(settings: S3Settings): Promise<string | undefined> {
  const client = clientOf(settings);
  try {
    const soon = { requestTimeout: settings.timeoutMs };
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }), soon);
    return undefined;
  } catch (error) {
    if (isOutage(error) || !(error instanceof S3ServiceException)) return undefined;
    return `${error.$metadata.httpStatusCode} ${error.name}`;
  } finally {
    client.destroy();
  }
}

function clientOf(settings: S3Settings): S3Client {
  const { endpoint, region, credentials, forcePathStyle, timeoutMs } = settings;
  const agent = { keepAlive: true, maxSockets: CONNECTIONS };
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: ATTEMPTS,
    // Checksums in trailers are Amazon's own; many others do not take them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: Math.max(PART_MS, timeoutMs),
      throwOnRequestTimeout: true,
      // Somebody who listens slowly leaves a connection idle, and is no fault of it.
      socketTimeout: 0,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/** What is found, or undefined when there is no such object. */
async function unlessMissing<T>(find: () => Promise<T>): Promise<T | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof S3ServiceException && isMissing(error)) return undefined;
    throw error;
  }
}

/** The answer to HEAD has no body that would tell a missing object from a missing bucket. */
function isMissing({ name }: S3ServiceException): boolean {
  return name === 'NoSuchKey' || name === 'NotFound';
}

/** Words what is no defect of ours: storage that does not answer, cannot now, or is full. */
async function known<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isOutage(error)) throw error;
    throw new DomainError('UNAVAILABLE', 'errors.unavailable', { retryAfter: 2, cause: error });
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode ?? 500;
    return status >= 500 || status === 429;
  }
  return error instanceof Error && error.name === 'TimeoutError';
}
