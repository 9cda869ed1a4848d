import { Migration } from '@mikro-orm/migrations';

export class NeighbourhoodNames extends Migration {
  override name = '0034-neighbourhood-names';

  override up(): void {
    this.addSql(/* sql */ `
      -- For suggestions of places: the beginning of a word of the name.
      CREATE INDEX studios_neighbourhood_trigrams ON studios
        USING gin (plain_text(neighbourhood) gin_trgm_ops) WHERE status = 'approved';
    `);
  }
}
