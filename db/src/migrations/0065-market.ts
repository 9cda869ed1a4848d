import { Migration } from '@mikro-orm/migrations';

export class Market extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What is told of the market: cells that rest on enough studios, made once a day.
      CREATE TABLE market_figures (
        scope text NOT NULL CHECK (scope IN ('world', 'country', 'city')),
        -- The code of the country, or the id of the city.
        place text NOT NULL CHECK ((scope = 'world') = (place = '')),
        kind text NOT NULL
          CHECK (kind IN ('price', 'rate', 'week', 'hour', 'lead', 'length', 'use')),
        bucket text NOT NULL,
        -- When it was made, UTC.
        day date NOT NULL,
        level integer CHECK (level >= 0),
        low_cents integer,
        median_cents integer,
        high_cents integer,
        PRIMARY KEY (scope, place, kind, bucket),
        CHECK (
          CASE WHEN kind IN ('price', 'rate')
            THEN level IS NULL AND low_cents <= median_cents AND median_cents <= high_cents
            ELSE level IS NOT NULL AND num_nonnulls(low_cents, median_cents, high_cents) = 0
          END
        )
      );
    `);
  }
}
