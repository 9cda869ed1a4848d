import { Migration } from '@mikro-orm/migrations';

/** Bookings are paid by card, or at the studio where its owner has it so. */
export class BookingPayments extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      ALTER TABLE studios ADD COLUMN can_pay_at_studio boolean NOT NULL DEFAULT true;
      -- What owners are writing says it too.
      UPDATE listings SET content = '{"canPayAtStudio": true}' || content
        WHERE content IS NOT NULL;
      UPDATE listings SET submitted = '{"canPayAtStudio": true}' || submitted
        WHERE submitted IS NOT NULL;

      ALTER TABLE bookings
        ADD COLUMN payment_method text NOT NULL DEFAULT 'studio'
          CHECK (payment_method IN ('card', 'studio')),
        -- Until when it has to be paid, while only who made it knows of it. What was never paid keeps it.
        ADD COLUMN payment_due_at timestamptz(3),
        -- When the studio heard of it, where that was later than it was made.
        ADD COLUMN placed_at timestamptz(3),
        ADD CONSTRAINT bookings_payment_due CHECK (
          payment_due_at IS NULL
          OR payment_method = 'card' AND status IN ('pending', 'expired', 'cancelled')
        );

      -- A capture may take less than all that is held.
      ALTER TABLE provider_commands
        DROP CONSTRAINT provider_commands_amount,
        ADD CONSTRAINT provider_commands_amount CHECK (
          CASE kind WHEN 'refund' THEN amount_cents IS NOT NULL
            WHEN 'capture' THEN true ELSE amount_cents IS NULL END
        );
    `);
  }
}
