import { findUnknownFiles } from '#db/files/shown-files.ts';
import type { ShownFiles } from '#db/files/shown-files.ts';
import type { Sql } from '#db/orm.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { parseId } from '../ids.ts';

/**
 * Sees to it that what is to be shown was uploaded for it.
 * @param field what the list of files is called, as in `pictures[1]`
 * @throws DomainError BAD_USER_INPUT naming what is no file of its owner, or is named twice
 */
export async function requireShownFiles(
  db: Sql,
  files: ShownFiles,
  ownerId: number,
  field: string,
  shown: readonly { id: string }[],
): Promise<void> {
  const ids = shown.map(({ id }) => parseId(id) ?? 0);
  const unknown = await findUnknownFiles(db, files, ownerId, ids);
  const wrong = ids.findIndex((id, index) => unknown.has(id) || ids.indexOf(id) !== index);
  if (wrong >= 0) throw badInput({ [`${field}[${wrong}]`]: message('files.uploadAgain') });
}
