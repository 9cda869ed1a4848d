import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { unlessMissing } from '#api/lib/files/missing.ts';
import { sendContent } from '../send-file.ts';

const fromGzip = promisify<Buffer, Buffer>(gunzip);

/** A file in memory: compressed where that makes it smaller, as most ask for it, else as it is. */
interface HeldFile {
  type: string;
  etag: string;
  identity: Buffer | undefined;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
}

/** Sound, which is most of what would be in memory, and the least asked for. */
interface Sound {
  type: string;
  /** Where it is on disk. */
  path: string;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

/** Beside what they are of. */
const COMPRESSED: ReadonlySet<string> = new Set(['.br', '.gz']);

/** Beside scripts, for developers: more than half of all bytes, and hardly ever asked for. */
const SOURCE_MAP = '.map';

/** Files below these paths carry a digest in their paths, and never change. */
const FIXED_PATHS = ['/assets/', '/pictures/'];

/**
 * Serves the files of a folder from memory, as they are now: a build that replaces them while the
 * product runs changes nothing for those who are already reading. Sounds and source maps are read when
 * somebody asks for them.
 * @throws Error for a file of a kind that it has no type for
 */
export function serveBuiltFiles(folder: string): RequestHandler {
  const paths = pathsIn(folder);
  const files = readFiles(paths);
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = files.get(request.path);
    if (file) {
      return 'path' in file
        ? sendSound(file, request, response, next)
        : sendHeld(file, request, response);
    }
    const map = request.path.endsWith(SOURCE_MAP) ? paths.get(request.path) : undefined;
    return map === undefined ? next() : sendSourceMap(map, response, next);
  };
}

async function sendHeld(file: HeldFile, request: Request, response: Response): Promise<void> {
  response.set({
    'Cache-Control': cacheControlOf(request),
    'Content-Type': file.type,
    ETag: file.etag,
  });
  response.vary('Accept-Encoding');
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  const compressed = encoding === 'br' || encoding === 'gzip' ? file[encoding] : undefined;
  if (compressed) response.set('Content-Encoding', encoding as string);
  // Answers 304 by the ETag, and HEAD without a body.
  response.send(compressed ?? file.identity ?? (await fromGzip(file.gzip!)));
}

/**
 * Sends sound, or the part of it that is asked for: without parts, Safari does not play. Its path carries
 * a digest, so that it is the same for as long as it is there.
 */
async function sendSound(
  { type, path }: Sound,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  await using file = await unlessMissing(open(path), undefined);
  if (!file) return next();
  response.set({ 'Cache-Control': cacheControlOf(request), 'Content-Type': type });
  const { size } = await file.stat();
  const content = {
    size,
    etag: `"${basename(path)}"`,
    open: (range = {}) => Promise.resolve(file.createReadStream({ ...range, autoClose: false })),
  };
  await sendContent(content, request, response);
}

function cacheControlOf({ path }: Request): string {
  const isFixed = FIXED_PATHS.some((fixed) => path.startsWith(fixed));
  return isFixed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Sends a source map, unless a build has replaced it. */
async function sendSourceMap(path: string, response: Response, next: NextFunction): Promise<void> {
  const content = await readFile(path).catch(() => undefined);
  if (!content) return next();
  response.set({ 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' }).send(content);
}

/** The files of a folder, by the paths that they are served at. */
function pathsIn(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]));
}

function readFiles(paths: ReadonlyMap<string, string>): Map<string, HeldFile | Sound> {
  const files = new Map<string, HeldFile | Sound>();
  for (const [served, path] of paths) {
    const extension = extname(path);
    if (COMPRESSED.has(extension) || extension === SOURCE_MAP) continue;
    const type = types[extension];
    if (type === undefined) throw new Error(`Nobody knows what ${path} is`);
    files.set(served, type.startsWith('audio/') ? { type, path } : readHeld(path, type));
  }
  return files;
}

function readHeld(path: string, type: string): HeldFile {
  const compressed = (extension: string) =>
    existsSync(path + extension) ? readFileSync(path + extension) : undefined;
  const content = readFileSync(path);
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const [br, gzip] = [compressed('.br'), compressed('.gz')];
  // Weak where encodings share it.
  const etag = br || gzip ? `W/"${digest}"` : `"${digest}"`;
  // What is there with gzip comes from that when somebody asks for it as it is.
  return { type, etag, identity: gzip ? undefined : content, br, gzip };
}
