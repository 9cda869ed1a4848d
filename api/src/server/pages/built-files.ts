import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { answerRange } from '../send-file.ts';

interface BuiltFile {
  type: string;
  etag: string;
  /** The file as it is, and compressed where that makes it smaller. */
  identity: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
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
 * product runs changes nothing for those who are already reading. Source maps alone are read when
 * somebody asks for them.
 * @throws Error for a file of a kind that it has no type for
 */
export function serveBuiltFiles(folder: string): RequestHandler {
  const paths = pathsIn(folder);
  const files = readFiles(paths);
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = files.get(request.path);
    if (!file) {
      const map = request.path.endsWith(SOURCE_MAP) ? paths.get(request.path) : undefined;
      return map === undefined ? next() : sendSourceMap(map, response, next);
    }
    const isFixed = FIXED_PATHS.some((path) => request.path.startsWith(path));
    response.set({
      'Cache-Control': isFixed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'Content-Type': file.type,
      ETag: file.etag,
    });
    if (file.type.startsWith('audio/')) return sendPart(file, request, response);
    response.vary('Accept-Encoding');
    const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
    const compressed = encoding === 'br' || encoding === 'gzip' ? file[encoding] : undefined;
    if (compressed) response.set('Content-Encoding', encoding as string);
    // Answers 304 by the ETag, and HEAD without a body.
    response.send(compressed ?? file.identity);
  };
}

/** Sends sound, or the part of it that is asked for: without parts, Safari does not play. */
function sendPart({ identity, etag }: BuiltFile, request: Request, response: Response): void {
  const range = answerRange(request, response, { size: identity.length, etag });
  if (range === 'unsatisfiable') response.end();
  else response.send(range ? identity.subarray(range.start, range.end + 1) : identity);
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

function readFiles(paths: ReadonlyMap<string, string>): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const [served, path] of paths) {
    const extension = extname(path);
    if (COMPRESSED.has(extension) || extension === SOURCE_MAP) continue;
    const type = types[extension];
    if (type === undefined) throw new Error(`Nobody knows what ${path} is`);
    files.set(served, readBuilt(path, type));
  }
  return files;
}

function readBuilt(path: string, type: string): BuiltFile {
  const compressed = (extension: string) =>
    existsSync(path + extension) ? readFileSync(path + extension) : undefined;
  const identity = readFileSync(path);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const encodings = { br: compressed('.br'), gzip: compressed('.gz') };
  // Weak where encodings share it.
  const etag = encodings.br || encodings.gzip ? `W/"${digest}"` : `"${digest}"`;
  return { type, etag, identity, ...encodings };
}
