import { Migration } from '@mikro-orm/migrations';

/** Has what texts show stay when the account is gone that sent it. */
export class FilesOfTexts extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      UPDATE files SET user_id = NULL WHERE kind IN ('text-pictures', 'text-sounds');
    `);
  }
}
