import { Migration } from '@mikro-orm/migrations';

/** Several people answer for a studio: what somebody was mailed about is noted by person, not by side. */
export class MessageDigests extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      CREATE TABLE message_digests (
        conversation_id integer NOT NULL REFERENCES conversations ON DELETE CASCADE,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        -- The last message that they were mailed about.
        mailed_id integer NOT NULL,
        PRIMARY KEY (conversation_id, user_id)
      );
      CREATE INDEX message_digests_of_user ON message_digests (user_id);

      INSERT INTO message_digests (conversation_id, user_id, mailed_id)
        SELECT id, user_id, guest_mailed_id FROM conversations WHERE guest_mailed_id > 0
        UNION ALL
        SELECT conversations.id, studios.owner_id, host_mailed_id
        FROM conversations JOIN studios ON studios.id = studio_id
        WHERE host_mailed_id > 0 AND studios.owner_id <> conversations.user_id;

      ALTER TABLE conversations DROP COLUMN guest_mailed_id, DROP COLUMN host_mailed_id;
    `);
  }
}
