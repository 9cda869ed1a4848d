import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from '../context.ts';
import type { SecretBox } from '../secret-box.ts';

/** A link to a private file. */
export interface PrivateLink {
  /** The file in the store, such as `attachments/0a…f9.pdf`. */
  object: string;
  /** When it stops working, epoch milliseconds. */
  expiresAt: number;
  /** The user for whom alone it works, while they are logged in; null for whoever has it. */
  userId: number | null;
  /** What it is called when it is saved; null when it is shown where it is. */
  downloadName: string | null;
}

/**
 * The address of a private file, to be given to somebody who may see it: asking whether they may is
 * for the caller. It cannot be taken back before it expires.
 * @throws DomainError UNAVAILABLE when there is no key to sign with
 */
export function privateLink({ secrets }: Pick<Context, 'secrets'>, link: PrivateLink): string {
  if (!secrets) throw new DomainError('UNAVAILABLE', 'files.privateNotConfigured');
  const { object, expiresAt, userId, downloadName } = link;
  const query = new URLSearchParams({ expires: String(expiresAt) });
  if (userId !== null) query.set('user', String(userId));
  if (downloadName !== null) query.set('download', downloadName);
  query.set('signature', signatureOf(secrets, link).toString('base64url'));
  return `/uploads/${object}?${query.toString()}`;
}

/** What a link says, if it is as we made it. */
export function readPrivateLink(
  secrets: SecretBox,
  object: string,
  query: URLSearchParams,
): PrivateLink | undefined {
  const link = {
    object,
    expiresAt: Number(query.get('expires')),
    userId: query.has('user') ? Number(query.get('user')) : null,
    downloadName: query.get('download'),
  };
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const right = signatureOf(secrets, link);
  return given.length === right.length && timingSafeEqual(given, right) ? link : undefined;
}

function signatureOf(
  secrets: SecretBox,
  { object, expiresAt, userId, downloadName }: PrivateLink,
): Buffer {
  const text = JSON.stringify(['private file', object, expiresAt, userId, downloadName]);
  return Buffer.from(secrets.sign(text));
}
