import { Migration } from '@mikro-orm/migrations';

export class BookingAnswers extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What whoever took a step says about it, such as why a request is declined.
      ALTER TABLE booking_status_changes
        ADD COLUMN note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 1000);
    `);
  }
}
