import { Migration } from '@mikro-orm/migrations';

export class UserLanguages extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      ALTER TABLE users ADD COLUMN language text
        CHECK (language IN ('en', 'es', 'fr', 'de', 'ja'));
    `);
  }
}
