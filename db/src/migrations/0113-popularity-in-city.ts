import { Migration } from '@mikro-orm/migrations';

/** Has the studios of a city in the order of their popularity, with what they are narrowed by most. */
export class PopularityInCity extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      DROP INDEX studios_approved_by_city;
      CREATE INDEX studios_by_popularity_in_city
        ON studios (city_id, popularity DESC, id DESC) INCLUDE (price_from_cents)
        WHERE status = 'approved';
    `);
  }
}
