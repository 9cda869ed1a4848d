import type { Request, RequestHandler, Response } from 'express';
import { DomainError } from '#domain/errors/domain-error.ts';
import { readPrivateLink } from '#api/lib/files/signed-links.ts';
import type { PrivateLink } from '#api/lib/files/signed-links.ts';
import type { UploadKind } from '#api/lib/files/upload-kind.ts';
import { contextOf } from './request-context.ts';
import type { Runtime } from './runtime.ts';
import { sendFile } from './send-file.ts';

/** `/uploads/avatars/0a…f9-256.webp`, by folder, file, and what the file ends with. */
const PATH = /^\/uploads\/([a-z-]+)\/([0-9a-f]{64}((?:-[0-9a-z]+)?\.[0-9a-z]+))$/;

/** What the path of a file that people have uploaded names; empty for anything else. */
export function parseUploadPath(path: string): { folder: string; file: string; ending: string } {
  const [, folder = '', file = '', ending = ''] = PATH.exec(path) ?? [];
  return { folder, file, ending };
}

/**
 * Answers with what people have uploaded. A path always means the same file, so caches keep public
 * ones. Opened on its own none can run or load anything, whatever a browser takes it for.
 * @param context makes the context, for links that work for one user alone
 */
export function uploadedFiles(
  { files, secrets, clock }: Pick<Runtime, 'files' | 'secrets' | 'clock'>,
  kinds: readonly UploadKind[],
  context: RequestHandler,
): RequestHandler {
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]));

  /** The link that a private file is asked for by. @throws DomainError NOT_FOUND, FORBIDDEN */
  async function admit(object: string, request: Request, response: Response): Promise<PrivateLink> {
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    const link = secrets && readPrivateLink(secrets, object, searchParams);
    if (!link) throw notFound();
    if (link.expiresAt <= clock()) throw new DomainError('FORBIDDEN', 'files.linkExpired');
    if (link.userId === null) return link;
    await context(request, response, () => undefined);
    if (contextOf(response).user?.id !== link.userId) throw notFound();
    return link;
  }

  return async (request, response, next) => {
    const { folder, file, ending } = parseUploadPath(request.path);
    const serves = kindOf.get(folder)?.serves;
    const contentType = serves?.contentTypes[ending];
    if (!serves || contentType === undefined) return next();
    const object = `${folder}/${file}`;
    response.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    if (serves.visibility === 'private') {
      const { downloadName } = await admit(object, request, response);
      response.set('Cache-Control', 'private, no-store');
      if (downloadName !== null) response.attachment(downloadName);
    } else {
      response.set('Cache-Control', 'public, max-age=31536000, immutable');
    }
    response.type(contentType);
    const isThere = await sendFile(files, { object, etag: `"${file}"` }, request, response);
    if (!isThere) throw notFound();
  };
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'errors.notFound');
}
