import { Migration } from '@mikro-orm/migrations';

export class Affiliates extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Who brings others, and by which code.
      CREATE TABLE affiliates (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        code text NOT NULL UNIQUE
          CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(code) BETWEEN 4 AND 20),
        created_at timestamptz(3) NOT NULL,
        -- When somebody came by it first, from when on it stays as it is; null before that.
        used_at timestamptz(3)
      );

      -- How often somebody came by a code, by day in UTC. Nothing is kept of who did.
      CREATE TABLE affiliate_visits (
        affiliate_id integer NOT NULL REFERENCES affiliates ON DELETE CASCADE,
        day date NOT NULL,
        visits integer NOT NULL CHECK (visits > 0),
        PRIMARY KEY (affiliate_id, day)
      );

      -- Who made an account after that. What they book says the rest.
      CREATE TABLE affiliate_sign_ups (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        affiliate_id integer NOT NULL REFERENCES affiliates ON DELETE CASCADE,
        signed_up_at timestamptz(3) NOT NULL,
        -- Nobody brings themselves.
        CHECK (user_id <> affiliate_id)
      );
      CREATE INDEX affiliate_sign_ups_affiliate ON affiliate_sign_ups (affiliate_id);
    `);
  }
}
