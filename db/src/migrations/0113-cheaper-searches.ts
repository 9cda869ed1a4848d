import { Migration } from '@mikro-orm/migrations';

/** Has searches find in an index what they looked up for each studio, or reckoned for each name. */
export class CheaperSearches extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- The studios of a city in their order, with what they are narrowed by most.
      DROP INDEX studios_approved_by_city;
      CREATE INDEX studios_by_popularity_in_city
        ON studios (city_id, popularity DESC, id DESC) INCLUDE (price_from_cents)
        WHERE status = 'approved';

      -- What studios that are found by words are narrowed and ranked by.
      CREATE UNIQUE INDEX studios_approved
        ON studios (id) INCLUDE (popularity, price_from_cents) WHERE status = 'approved';

      -- Few: to leave them out is less work than to look up each of the others.
      CREATE INDEX studios_not_approved ON studios (id) WHERE status <> 'approved';

      DROP INDEX studios_neighbourhood_trigrams;
      CREATE INDEX studios_neighbourhood_trigrams ON studios
        USING gin ((' ' || plain_text(neighbourhood)) gin_trgm_ops) WHERE status = 'approved';

      DROP INDEX equipment_name_trigrams;
      ALTER TABLE equipment
        ADD COLUMN squeezed_name text NOT NULL GENERATED ALWAYS AS (squeezed_text(name)) STORED;
      CREATE INDEX equipment_name_trigrams ON equipment USING gin (squeezed_name gin_trgm_ops);
    `);
  }
}
