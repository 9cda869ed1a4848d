import { Migration } from '@mikro-orm/migrations';

export class WholePrices extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      ALTER TABLE studios ADD COLUMN is_engineer_optional boolean NOT NULL DEFAULT false;

      -- An hour of the longest booking, 8 hours, with all that is compulsory in it, rounded up to
      -- whole dollars: what priceFrom in domain/bookings/quote.ts computes.
      ALTER TABLE studios ALTER COLUMN price_from_cents SET EXPRESSION AS (
        CASE booking_mode
          WHEN 'session' THEN least(session_instant_cents, session_request_cents)
          ELSE ceil((
            8 * (
              hourly_rate_cents::bigint
              + CASE WHEN is_engineer_optional THEN 0 ELSE engineer_fee_cents END
            ) + cleaning_fee_cents
          ) / 800.0) * 100
        END
      );
    `);
  }
}
