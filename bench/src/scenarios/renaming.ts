import { FIRST_STUDIO } from '../data/calendar-material.ts';
import type { Shot } from '../load-driver.ts';
import { renameMutation, studioQuery } from '../queries.ts';
import { studioPage } from './pages.ts';
import { as, graphql } from './scenario.ts';
import type { Material } from './scenario.ts';

/** Something that is changed again and again, and where everybody sees it. */
export interface VisibleChange {
  /** Makes it the change of this number. */
  change: (count: number) => Shot;
  /** What shows it, by name. */
  places: Readonly<Record<string, Shot>>;
  /** What stands there from then on, and did not before. */
  shown: (count: number) => string;
}

/** An owner who goes by another name each time, which is part of what a studio shows. */
export function renaming({ owners }: Pick<Material, 'owners'>): VisibleChange {
  const { id, token } = owners[0]!;
  const shown = (count: number) => `Owner the ${count}.`;
  return {
    change: (count) => as(token, graphql(renameMutation, { input: { id, name: shown(count) } })),
    places: {
      page: studioPage(FIRST_STUDIO),
      result: graphql(studioQuery, { id: FIRST_STUDIO }),
    },
    shown,
  };
}
