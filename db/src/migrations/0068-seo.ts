import { Migration } from '@mikro-orm/migrations';

export class Seo extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What search engines are told of a page in place of what it says of itself. Empty: as it was.
      CREATE TABLE page_metas (
        path text NOT NULL CHECK (path LIKE '/%' AND char_length(path) <= 200),
        language text NOT NULL CHECK (language IN ('en', 'es', 'fr', 'de', 'ja')),
        title text NOT NULL CHECK (char_length(title) <= 120),
        description text NOT NULL CHECK (char_length(description) <= 320),
        picture text NOT NULL CHECK (char_length(picture) <= 200),
        PRIMARY KEY (language, path)
      );

      -- Where readers of an address that there is no page at are sent.
      CREATE TABLE redirects (
        from_path text PRIMARY KEY CHECK (from_path LIKE '/%' AND char_length(from_path) <= 200),
        to_path text NOT NULL CHECK (to_path LIKE '/%' AND char_length(to_path) <= 200),
        created_at timestamptz(3) NOT NULL,
        CHECK (from_path <> to_path)
      );
      CREATE INDEX redirects_to_path ON redirects (to_path);
    `);
  }
}
