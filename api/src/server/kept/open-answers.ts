import { readTableCatalog } from '#db/lib/table-catalog.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import type { Config } from '../config.ts';
import { KeptAnswers } from './kept-answers.ts';
import { publishTableChanges } from './table-changes.ts';

interface Parts {
  config: Pick<Config, 'keepsAnswers' | 'readDatabaseUrls'>;
  /** All that this process writes with; requests read with the first. */
  orms: readonly [Orm, ...Orm[]];
  /** Epoch milliseconds. */
  clock: () => number;
  /** Tells all processes what has changed. */
  publish: (tags: readonly string[]) => void;
}

/**
 * What keeps results of queries, unless that is switched off. The changes of this process are
 * published all the same, for the others.
 */
export async function openAnswers(parts: Parts): Promise<KeptAnswers | undefined> {
  const { config, orms, clock, publish } = parts;
  const catalog = await readTableCatalog(sqlOf(orms[0].em));
  await publishTableChanges(orms, catalog, publish);
  if (!config.keepsAnswers) return undefined;
  return new KeptAnswers(clock, catalog, config.readDatabaseUrls.length > 0);
}
