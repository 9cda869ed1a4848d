import type { Sql } from '#db/orm.ts';
import { compare } from '../comparison.ts';
import { withoutTrace } from '../data/booking-material.ts';
import { contestantsFor } from '../field.ts';
import type { Field } from '../field.ts';
import type { Options } from '../options.ts';
import { tableOf } from '../report/table.ts';
import type { ScenarioResult } from '../report/table.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { DatabaseProbe } from './database-probe.ts';

interface Setting {
  field: Field;
  probe: DatabaseProbe;
  db: Sql;
  options: Options;
}

/** Measures the scenarios that are asked for, one after the other, and prints what each gives. */
export async function measureScenarios(
  scenarios: readonly Scenario[],
  { field, probe, db, options }: Setting,
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  for (const scenario of scenarios) {
    if (!options.isAsked(scenario.name)) continue;
    const { name, title, connections = options.effort.connections, settleSeconds = 0 } = scenario;
    await withoutTrace(db, async () => {
      const contestants = await contestantsFor(scenario, field);
      const figures = await compare(contestants, probe, {
        ...options.effort,
        connections,
        settleSeconds,
      });
      results.push({ name, title, figures });
      console.log(`\n${tableOf([{ name, title, figures }])}`);
      for (const { name: whose, firstError } of figures) {
        if (firstError !== undefined) console.log(`  ${whose}: ${firstError}`);
      }
    });
  }
  return results;
}
