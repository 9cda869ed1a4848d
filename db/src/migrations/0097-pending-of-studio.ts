import { Migration } from '@mikro-orm/migrations';

/** Finds what has expired of a studio without looking at all that is booked there. */
export class PendingOfStudio extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      CREATE INDEX bookings_pending_of_studio ON bookings (studio_id, expires_at)
        WHERE status = 'pending';
    `);
  }
}
