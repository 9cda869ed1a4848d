import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { ByteRange, FileStore } from '#api/lib/files/file-store.ts';

/** A file of the store, with the entity tag of its content. */
interface SentFile {
  object: string;
  etag: string;
}

/** What is sent, and how it or a part of it is read. */
interface SentContent {
  size: number;
  etag: string;
  /** Undefined when it is not there any more. */
  open: (range?: ByteRange) => Promise<Readable | undefined>;
}

/**
 * Answers with a file or the part of it that is asked for, as {@link sendContent} does.
 * @returns false, and nothing is sent, when there is no such file
 */
export async function sendFile(
  files: FileStore,
  { object, etag }: SentFile,
  request: Request,
  response: Response,
): Promise<boolean> {
  const size = await files.sizeOf(object);
  if (size === undefined) return false;
  const open = (range?: ByteRange) => files.open(object, range);
  return sendContent({ size, etag, open }, request, response);
}

/**
 * Answers with something or the part of it that is asked for (RFC 9110 §14), no faster than it is
 * taken. Several parts at once are answered with all of it, which is allowed.
 * @returns false, and nothing is sent, when it is not there any more
 */
export async function sendContent(
  { size, etag, open }: SentContent,
  request: Request,
  response: Response,
): Promise<boolean> {
  response.set('ETag', etag);
  if (request.fresh) {
    response.status(304).end();
    return true;
  }
  const range = answerRange(request, response, { size, etag });
  if (range === 'unsatisfiable') {
    response.end();
    return true;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.set('Content-Length', String(end - start + 1));
  if (request.method === 'HEAD') {
    response.end();
    return true;
  }
  const content = await open(range);
  if (!content) return false;
  let hasFailed = false;
  content.once('error', () => (hasFailed = !response.destroyed));
  await pipeline(content, response).catch((error: unknown) => {
    // Otherwise whoever asked has gone, and what was read for them is closed.
    if (hasFailed) throw error;
  });
  return true;
}

/**
 * Says in the head of an answer which part of something it has, or that there is no such part.
 * @returns the part; undefined for all of it
 */
function answerRange(
  request: Request,
  response: Response,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  response.set('Accept-Ranges', 'bytes');
  const range = rangeOf(request, size, etag);
  if (range === 'unsatisfiable') response.status(416).set('Content-Range', `bytes */${size}`);
  else if (range) {
    response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  return range;
}

/** `bytes=2-4`, `bytes=7-` and `bytes=-3`. */
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/** The one part that is asked for; undefined when all of it is. */
function rangeOf(
  request: Request,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const match = ONE_RANGE.exec(request.get('Range') ?? '');
  const isSame = (request.get('If-Range') ?? etag) === etag;
  if (!match || !isSame || request.method !== 'GET') return undefined;
  const [, first, last = '', suffix] = match;
  const start = first === undefined ? Math.max(0, size - Number(suffix)) : Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
