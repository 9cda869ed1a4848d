import { Migration } from '@mikro-orm/migrations';

/** Payments to which their payers agree on a page of the provider's. */
export class PaymentsElsewhere extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Where the payer comes back from that page; null where they pay on ours.
      ALTER TABLE payments ADD COLUMN origin text;
    `);
  }
}
