import { Migration } from '@mikro-orm/migrations';

/** Has each revision of a text bring what it is searched by, which each search made of all anew. */
export class SearchedTexts extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- array_to_string() takes arrays of anything, of which not all are written alike everywhere.
      CREATE FUNCTION joined_words(text[]) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        AS $$ SELECT array_to_string($1, ' ') $$;

      ALTER TABLE text_revisions ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
        plain_text(
          title || ' ' || description || ' ' || lead || ' ' || joined_words(tags) || ' ' || words
        )
      ) STORED;
    `);
  }
}
