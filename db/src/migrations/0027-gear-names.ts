import { Migration } from '@mikro-orm/migrations';

export class GearNames extends Migration {
  override name = '0027-gear-names';

  override up(): void {
    this.addSql(/* sql */ `
      -- Letters and digits only: people write "u87" and makers "U 87".
      CREATE FUNCTION squeezed_text(text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        AS $$ SELECT regexp_replace(lower($1), '[^[:alnum:]]', '', 'g') $$;

      -- For gear whose name has some letters in it.
      CREATE INDEX equipment_name_trigrams ON equipment
        USING gin (squeezed_text(name) gin_trgm_ops);
    `);
  }
}
