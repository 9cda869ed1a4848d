import { Migration } from '@mikro-orm/migrations';

export class MailPriority extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What is larger leaves sooner.
      ALTER TABLE outgoing_mail ADD COLUMN priority smallint NOT NULL DEFAULT 0;

      -- What waits already goes by it too.
      UPDATE outgoing_mail SET priority = 1
      WHERE sent_at IS NULL AND kind IN (
        'password-reset', 'password-changed', 'password-replaced', 'email-verification',
        'email-change', 'email-changed', 'new-device', 'identity-connected',
        'identity-disconnected', 'two-factor-enabled', 'two-factor-disabled',
        'deletion-requested', 'account-deleted'
      );
      UPDATE outgoing_mail SET priority = -1
      WHERE sent_at IS NULL AND kind IN ('newsletter-confirm', 'newsletter-welcome');

      DROP INDEX outgoing_mail_to_queue;
      CREATE INDEX outgoing_mail_to_queue ON outgoing_mail (priority DESC, id)
        WHERE queued_at IS NULL;

      DO $$
      BEGIN
        -- The queue of jobs makes its tables when it is first started.
        IF to_regclass('pgboss.job') IS NOT NULL THEN
          UPDATE pgboss.job SET priority = mail.priority
          FROM outgoing_mail mail
          WHERE job.name = 'mail' AND job.state IN ('created', 'retry')
            AND mail.id = (job.data ->> 'mailId')::integer AND mail.priority <> 0;
        END IF;
      END $$;
    `);
  }
}
