import { Migration } from '@mikro-orm/migrations';

export class BookingReminders extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What people were reminded of; of a booking that was moved they are again.
      CREATE TABLE booking_reminders (
        booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('day', 'hour', 'over')),
        starts_at timestamptz(3) NOT NULL,
        PRIMARY KEY (booking_id, kind, starts_at)
      );
      CREATE INDEX bookings_to_come ON bookings (starts_at) WHERE status = 'confirmed';
      CREATE INDEX bookings_over ON bookings (ends_at) WHERE status = 'completed';
    `);
  }
}
