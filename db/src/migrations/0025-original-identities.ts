import { Migration } from '@mikro-orm/migrations';

export class OriginalIdentities extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Whether the account was made with it: whoever takes their account back keeps it.
      ALTER TABLE identities ADD COLUMN is_original boolean NOT NULL DEFAULT false;

      -- Until now both were written in one transaction, at its one point in time.
      UPDATE identities SET is_original = true
      FROM users WHERE users.id = identities.user_id AND users.created_at = identities.created_at;
    `);
  }
}
