import { Migration } from '@mikro-orm/migrations';

export class PodcastRemovals extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      ALTER TABLE podcast_series
        -- Removed for good some time later, until which it can be taken back.
        ADD removed_at timestamptz(3),
        -- What is removed keeps no address from others.
        DROP CONSTRAINT podcast_series_slug_key;
      CREATE UNIQUE INDEX podcast_series_slug ON podcast_series (slug) WHERE removed_at IS NULL;
      CREATE INDEX podcast_series_removed ON podcast_series (removed_at)
        WHERE removed_at IS NOT NULL;

      ALTER TABLE podcast_episodes
        -- Comes back with its series.
        ADD removed_with_series boolean NOT NULL DEFAULT false
          CHECK (NOT removed_with_series OR removed_at IS NOT NULL);

      ALTER TABLE podcast_sounds
        -- Null while an episode has it.
        ADD unused_since timestamptz(3);
      CREATE INDEX podcast_sounds_unused ON podcast_sounds (unused_since)
        WHERE unused_since IS NOT NULL;
      CREATE INDEX podcast_episodes_sound ON podcast_episodes (sound_url);
    `);
  }
}
