import type { Sql } from '#db/orm.ts';
import { withoutTrace } from '../data/booking-material.ts';
import { coldName, knows } from '../field.ts';
import type { Field } from '../field.ts';
import type { Options } from '../options.ts';
import { renaming } from '../scenarios/renaming.ts';
import type { Material, Scenario } from '../scenarios/scenario.ts';
import { describeAddresses, measureAddresses, newAddresses } from './addresses.ts';
import { describeBesidePages, measureBesidePages } from './beside-pages.ts';
import { describeSoak, measureSoak } from './soak.ts';
import { describeStart, measureStart } from './start.ts';

/** As many as the bar for memory is about, each made anew. */
const MANY_PAGES = 5000;

interface Setting {
  material: Pick<Material, 'owners'>;
  field: Field;
  db: Sql;
  /** Of the database. */
  url: string;
  options: Options;
  /** Called with what came of each. */
  tell: (line: string) => void;
}

/** Measures of each build what is no scenario, as far as it is asked for. */
export async function measureOthers(
  scenarios: readonly Scenario[],
  { material, field, db, url, options, tell }: Setting,
): Promise<void> {
  const named = (name: string) => scenarios.find((scenario) => scenario.name === name)!;
  const [api, pages] = [named('detail'), named('studio-made')];
  const { seconds } = options.effort;
  for (const [index, build] of field.builds.entries()) {
    const { name, warm, cold } = build;
    if (options.isAsked('beside-pages') && (await knows(build, api))) {
      tell(describeBesidePages(await measureBesidePages(name, warm, { api, pages, seconds })));
      const own = await measureBesidePages(coldName(name), cold, { api, pages, seconds });
      tell(describeBesidePages(own));
    }
    if (options.isAsked('start')) {
      tell(describeStart(await measureStart(name, options.builds[index]!, url, named('list'))));
    }
    if (options.isAsked('addresses')) {
      const asked = { title: 'addresses', next: newAddresses(), count: options.addresses };
      tell(describeAddresses(await measureAddresses(name, warm, asked)));
    }
    if (options.isAsked('many-pages')) {
      const asked = { title: 'studio pages', next: () => pages.product()!, count: MANY_PAGES };
      tell(describeAddresses(await measureAddresses(name, warm, asked)));
    }
    if (options.isAsked('soak')) {
      const traffic = named('hour');
      const visible = renaming(material);
      const soak = { traffic, visible, rounds: options.minutes, seconds: 60 };
      await withoutTrace(db, async () => tell(describeSoak(await measureSoak(name, warm, soak))));
    }
  }
}
