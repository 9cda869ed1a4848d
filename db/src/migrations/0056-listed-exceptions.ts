import { Migration } from '@mikro-orm/migrations';

/** Days that differ are part of listings, and so are photographs that are cropped. */
export class ListedExceptions extends Migration {
  override up(): void {
    // What owners wrote before they could say which days differ says that none does.
    for (const column of ['content', 'submitted']) {
      this.addSql(/* sql */ `
        UPDATE listings SET ${column} = ${column} || '{"exceptions": []}'
        WHERE ${column} -> 'exceptions' IS NULL
      `);
    }
    this.addSql(/* sql */ `
      ALTER TABLE listing_pictures
        -- The whole photograph of which this one is a part, and which part, in its pixels.
        ADD COLUMN whole_id integer REFERENCES listing_pictures ON DELETE CASCADE,
        ADD COLUMN crop jsonb,
        ADD CHECK ((whole_id IS NULL) = (crop IS NULL));
      CREATE INDEX listing_pictures_of_whole ON listing_pictures (whole_id);
    `);
  }
}
