import { onWritten } from '#db/lib/statement-watch.ts';
import { poolOf } from '#db/lib/pool.ts';
import { tableTag } from '#db/lib/table-catalog.ts';
import type { TableCatalog } from '#db/lib/table-catalog.ts';
import type { Orm } from '#db/orm.ts';

/** Publishes which tables change, whoever changes them over the connections of `orms`. */
export async function publishTableChanges(
  orms: readonly Orm[],
  catalog: TableCatalog,
  publish: (tags: readonly string[]) => void,
): Promise<void> {
  for (const orm of orms) {
    onWritten(await poolOf(orm), (texts) => {
      const tables = new Set<string>();
      for (const text of texts) for (const table of catalog.writtenBy(text)) tables.add(table);
      if (tables.size > 0) publish([...tables].map(tableTag));
    });
  }
}
