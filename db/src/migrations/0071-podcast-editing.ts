import { Migration } from '@mikro-orm/migrations';

export class PodcastEditing extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Counts what was saved, so that nobody overwrites what they haven't seen.
      ALTER TABLE podcast_series ADD version integer NOT NULL DEFAULT 1;

      ALTER TABLE podcast_episodes
        -- Null: a draft.
        ALTER published_at DROP NOT NULL,
        ADD version integer NOT NULL DEFAULT 1,
        -- Null: as it was first written.
        ADD updated_at timestamptz(3),
        -- Removed for good some time later, until which it can be taken back.
        ADD removed_at timestamptz(3),
        -- What is removed keeps no address from others.
        DROP CONSTRAINT podcast_episodes_slug_key;
      CREATE UNIQUE INDEX podcast_episodes_slug ON podcast_episodes (slug)
        WHERE removed_at IS NULL;
      CREATE INDEX podcast_episodes_removed ON podcast_episodes (removed_at)
        WHERE removed_at IS NOT NULL;

      -- What was measured of sounds when they were uploaded.
      CREATE TABLE podcast_sounds (
        url text PRIMARY KEY CHECK (url LIKE '/%'),
        type text NOT NULL,
        bytes integer NOT NULL CHECK (bytes > 0),
        duration_ms integer NOT NULL CHECK (duration_ms > 0)
      );
    `);
  }
}
