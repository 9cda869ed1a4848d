import { createHash } from 'node:crypto';
import {
  announceFile,
  forgetFile,
  isFileKnown,
  takeRemovedFile,
  useFile,
} from '#db/files/file.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import type { Context } from '../context.ts';
import type { FileStore } from './file-store.ts';
import type { MadeFile, ReceivedFile, UploadKind } from './upload-kind.ts';

/** How long a file that was removed can be put back. Then it is deleted. */
export const KEPT_MS = DAY_MS;

/** Files that are made, and what becomes of them. */
interface MadeFiles<T> {
  kind: UploadKind;
  made: readonly MadeFile[];
  /** Whose it is: what goes when they do; null for somebody without an account, and for what is the site's. */
  userId: number | null;
  /** What it is for, such as the id of a message: each has files of its own, also of the same content. */
  subject: string;
  /** The end of it all, in one transaction: binds the file to what the feature keeps, by its name. */
  bind: (db: Sql, name: string) => Promise<T>;
  /** What to throw when there is no such user, or no more. */
  userGone: () => Error;
}

/** A file that somebody sent, and what becomes of it. */
type Upload<T> = Omit<MadeFiles<T>, 'made'> & { file: ReceivedFile };

/** What storing files takes. */
type Storing = Pick<Context, 'files' | 'sql' | 'now' | 'transaction'>;

/**
 * Makes of an upload what its kind says, stores it and binds it.
 * @throws what `make` of the kind, `bind` and `userGone` say
 */
export async function storeFile<T>(context: Storing, { file, ...upload }: Upload<T>): Promise<T> {
  return storeMade(context, { ...upload, made: await upload.kind.make(file) });
}

/**
 * Stores what is made and binds it. It is written before anything uses it, and known before it is
 * written, so that no file is ever missing and none is ever left over.
 * @throws what `bind` and `userGone` say
 */
export async function storeMade<T>(
  { files, sql, now, transaction }: Storing,
  { kind, userId, subject, made, bind, userGone }: MadeFiles<T>,
): Promise<T> {
  const name = nameOf(subject, made);
  const known = { userId, kind: kind.name, name };
  const objects = made.map(({ ending }) => objectName(kind, name, ending));
  if (!(await announceFile(sql, { ...known, objects }, now))) throw userGone();
  for (const [index, { content }] of made.entries()) await write(files, objects[index]!, content);
  try {
    return await transaction(async (em) => {
      const db = sqlOf(em);
      const bound = await bind(db, name);
      if (!(await useFile(db, known, now))) throw userGone();
      return bound;
    });
  } catch (error) {
    // The account was deleted meanwhile, and with it what was known of these files.
    if (!(await isFileKnown(sql, known))) await deleteObjects(files, objects);
    throw error;
  }
}

async function deleteObjects(files: FileStore, objects: readonly string[]): Promise<void> {
  for (const object of objects) await files.delete(object);
}

/** What a file is called in the store: `avatars/0a…f9-256.webp`. */
export function objectName({ name: folder }: UploadKind, name: string, ending: string): string {
  return `${folder}/${name}${ending}`;
}

function write(files: FileStore, name: string, content: MadeFile['content']): Promise<void> {
  return content instanceof Uint8Array
    ? files.write(name, content)
    : files.writeFrom(name, content.path);
}

/** The same content for something else has another name: each is deleted for itself. */
function nameOf(subject: string, made: readonly MadeFile[]): string {
  const hash = createHash('sha256').update(`${subject}\n`);
  for (const { content } of made) {
    hash.update(content instanceof Uint8Array ? content : content.digest);
  }
  return hash.digest('hex');
}

/**
 * Deletes what was removed a day before `now` (epoch milliseconds), or was never used, from the
 * store and then for good.
 */
export async function deleteRemovedFiles(orm: Orm, files: FileStore, now: number): Promise<void> {
  const deleteNext = () =>
    inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      const removed = await takeRemovedFile(db, now - KEPT_MS);
      if (!removed) return false;
      // Whoever uploads the same again now waits for this row, and then writes it again.
      await deleteObjects(files, removed.objects);
      await forgetFile(db, removed.id);
      return true;
    });
  while (await deleteNext());
  // Files are dated by the clock of the machine, whatever the product goes by.
  await files.deleteRemains(Date.now() - KEPT_MS);
}
