import { Migration } from '@mikro-orm/migrations';

export class TicketRepliesByMail extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What its mail program calls an email that was sent as a reply; null for what was written here.
      ALTER TABLE ticket_messages ADD mail_id text;
      CREATE UNIQUE INDEX ticket_messages_of_mail ON ticket_messages (ticket_id, mail_id)
        WHERE mail_id IS NOT NULL;
    `);
  }
}
