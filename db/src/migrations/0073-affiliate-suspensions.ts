import { Migration } from '@mikro-orm/migrations';

/** Codes that administrators have taken away. */
export class AffiliateSuspensions extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      ALTER TABLE affiliates
        -- Since when nothing counts; null while the code works.
        ADD suspended_at timestamptz(3),
        -- In the words of an administrator, for whoever has the code.
        ADD suspension_reasons text NOT NULL DEFAULT ''
          CHECK (char_length(suspension_reasons) <= 2000),
        ADD CHECK ((suspended_at IS NULL) = (suspension_reasons = ''));
      CREATE INDEX affiliates_by_date ON affiliates (created_at, user_id);

      -- Nobody gets these, also once the account is gone that had them.
      CREATE TABLE withheld_affiliate_codes (code text PRIMARY KEY);
    `);
  }
}
