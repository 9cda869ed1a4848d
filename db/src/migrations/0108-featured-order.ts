import { Migration } from '@mikro-orm/migrations';

/** Administrators say in which order featured products stand. */
export class FeaturedOrder extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Heavier ones stand before others; nothing that is not featured weighs anything.
      ALTER TABLE products
        ADD COLUMN featured_weight integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT products_featured_weight
          CHECK (featured_weight >= 0 AND (is_featured OR featured_weight = 0));
      DROP INDEX products_by_feature;
      CREATE INDEX products_by_feature
        ON products ((is_featured::int), featured_weight, created_at, id);
    `);
  }
}
