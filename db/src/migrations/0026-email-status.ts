import { Migration } from '@mikro-orm/migrations';

export class EmailStatus extends Migration {
  override name = '0026-email-status';

  override up(): void {
    this.addSql(/* sql */ `
      -- How far an email has come, so that those of a status are found and counted by an index.
      ALTER TABLE outgoing_mail ADD COLUMN status text NOT NULL GENERATED ALWAYS AS (
        CASE
          WHEN sent_at IS NOT NULL THEN 'sent'
          WHEN attempts = 0 THEN 'waiting'
          WHEN next_attempt_at IS NOT NULL THEN 'retrying'
          ELSE 'failed'
        END
      ) STORED;
      CREATE INDEX outgoing_mail_by_status ON outgoing_mail (status, id);

      -- What was written to somebody, however they spell their address.
      CREATE INDEX outgoing_mail_by_recipient ON outgoing_mail ((recipient::citext));
    `);
  }
}
