import { Migration } from '@mikro-orm/migrations';

export class WaveTexts extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Currents of music are edited as other texts are.
      ALTER TABLE texts
        DROP CONSTRAINT texts_kind_check,
        ADD CONSTRAINT texts_kind_check CHECK (kind IN ('page', 'post', 'article', 'faq', 'wave'));
    `);
  }
}
