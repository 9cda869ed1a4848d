import { Migration } from '@mikro-orm/migrations';

/** Whether somebody is here, and whether others may know. */
export class PresenceOfUsers extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      CREATE TABLE user_presence (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- Moved on for as long as a process holds a connection of theirs; null when none ever did.
        here_until timestamptz(3),
        is_shown boolean NOT NULL DEFAULT true
      );
    `);
  }
}
