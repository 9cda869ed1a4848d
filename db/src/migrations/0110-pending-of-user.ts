import { Migration } from '@mikro-orm/migrations';

/** Counts what somebody waits for an answer to without looking at what everybody does. */
export class PendingOfUser extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      CREATE INDEX bookings_pending_of_user ON bookings (user_id, expires_at)
        WHERE status = 'pending';
    `);
  }
}
