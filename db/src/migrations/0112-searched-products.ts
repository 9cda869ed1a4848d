import { Migration } from '@mikro-orm/migrations';

/** Has products bring what they are searched by, which each search made of all of them anew. */
export class SearchedProducts extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      ALTER TABLE product_categories
        ADD COLUMN plain_name text NOT NULL GENERATED ALWAYS AS (plain_text(names ->> 'en')) STORED;

      ALTER TABLE products
        ADD COLUMN known text NOT NULL GENERATED ALWAYS AS (
          plain_text(name || ' ' || brand)
        ) STORED,
        ADD COLUMN said text NOT NULL GENERATED ALWAYS AS (
          plain_text(short_description || ' ' || description)
        ) STORED;
    `);
  }
}
