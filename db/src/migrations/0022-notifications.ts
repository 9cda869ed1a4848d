import { Migration } from '@mikro-orm/migrations';

export class Notifications extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Only what somebody has chosen otherwise than it is by default.
      CREATE TABLE notification_preferences (
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        channel text NOT NULL,
        is_on boolean NOT NULL,
        PRIMARY KEY (user_id, kind, channel)
      );

      -- What links for unsubscribing are signed with. Whoever has it can switch emails off and on,
      -- which whoever reads this database can do anyway.
      ALTER TABLE installation ADD COLUMN unsubscribe_key bytea NOT NULL
        DEFAULT decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');

      -- Somebody who leaves the list can change their mind for a few days.
      ALTER TABLE subscribers ADD COLUMN left_at timestamptz(3),
        ADD CHECK (left_at IS NULL OR confirmed_at IS NOT NULL);
      CREATE INDEX subscribers_left ON subscribers (left_at) WHERE left_at IS NOT NULL;
    `);
  }
}
