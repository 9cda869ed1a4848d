import { Migration } from '@mikro-orm/migrations';

/** Whoever has an address finds the shares that went to it. */
export class SharesByAddress extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      CREATE INDEX booking_shares_by_address ON booking_shares (email) WHERE user_id IS NULL;
    `);
  }
}
