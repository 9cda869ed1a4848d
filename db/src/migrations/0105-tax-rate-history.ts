import { Migration } from '@mikro-orm/migrations';

/** Who has set which sales tax. */
export class TaxRateHistory extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      ALTER TABLE tax_rates
        -- Nobody for what the product began with.
        ADD COLUMN user_id integer REFERENCES users,
        ADD COLUMN set_at timestamptz(3);
      CREATE INDEX tax_rates_user ON tax_rates (user_id);
    `);
  }
}
