import { Migration } from '@mikro-orm/migrations';

export class PlannedWork extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- When planned work begins and ends; null for what went wrong.
      ALTER TABLE status_notices
        ADD starts_at timestamptz(3),
        ADD ends_at timestamptz(3),
        ADD CHECK ((starts_at IS NULL) = (ends_at IS NULL)),
        ADD CHECK (starts_at < ends_at),
        ADD CHECK (kind = 'maintenance' OR starts_at IS NULL);
    `);
  }
}
