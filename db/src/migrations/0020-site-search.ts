import { Migration } from '@mikro-orm/migrations';

export class SiteSearch extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Text as it is compared: lower case and without accents. Naming the dictionary makes it
      -- depend on nothing but its argument, so that it can be indexed.
      CREATE FUNCTION plain_text(text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

      -- For names that no word of a search text is part of: "kettledrum" of "Kettle Drum Works".
      CREATE INDEX studios_name_trigrams ON studios USING gin (plain_text(name) gin_trgm_ops);
    `);
  }
}
