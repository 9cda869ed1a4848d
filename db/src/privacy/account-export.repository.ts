import { personalData } from '../features.ts';
import type { features } from '../features.ts';
import type { ExportsOf } from '../lib/feature.ts';
import type { Sql } from '../orm.ts';

/** Everything that is kept about one user, without secrets: the parts that each feature shows. */
export type AccountExport = ExportsOf<(typeof features)[number]>;

const parts = personalData.flatMap(({ exports }) => Object.entries(exports ?? {}));

/** The parts of every {@link AccountExport}. */
export const exportPartNames: readonly string[] = [...new Set(parts.map(([name]) => name))];

/** Everything that is kept about a user; undefined when there is none with this id. */
export async function exportAccount(db: Sql, userId: number): Promise<AccountExport | undefined> {
  const found = new Map<string, unknown>();
  for (const [name, read] of parts) {
    const part = await read(db, userId);
    const known = found.get(name);
    found.set(name, known ? Object.assign({}, known, part) : part);
  }
  return found.get('profile') ? (Object.fromEntries(found) as AccountExport) : undefined;
}
