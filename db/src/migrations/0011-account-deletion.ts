import { Migration } from '@mikro-orm/migrations';

export class AccountDeletion extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      ALTER TABLE users
        -- When what is personal goes, unless the user thinks better of it.
        ADD COLUMN deletion_due_at timestamptz(3),
        ADD COLUMN deleted_at timestamptz(3);
      CREATE INDEX users_to_delete ON users (deletion_due_at)
        WHERE deletion_due_at IS NOT NULL AND deleted_at IS NULL;
    `);
  }
}
