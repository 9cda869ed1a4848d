import { Migration } from '@mikro-orm/migrations';

export class Files extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Pictures of users were the only files; now they are one kind of them.
      ALTER TABLE avatars RENAME TO files;
      ALTER INDEX avatars_pkey RENAME TO files_pkey;
      ALTER INDEX avatars_removed RENAME TO files_removed;
      ALTER TABLE files RENAME CONSTRAINT avatars_user_id_fkey TO files_user_id_fkey;
      ALTER TABLE files RENAME CONSTRAINT avatars_shown_once_stored TO files_used_once_stored;
      ALTER SEQUENCE avatars_id_seq RENAME TO files_id_seq;

      ALTER TABLE files
        ADD COLUMN kind text NOT NULL DEFAULT 'avatars',
        -- What the store calls its files, so that they are found whatever is made of uploads later.
        ADD COLUMN objects text[] NOT NULL DEFAULT '{}';
      UPDATE files SET objects = ARRAY(
        SELECT format('avatars/%s-%s.webp', name, size) FROM unnest(ARRAY[128, 256, 512]) size
      );
      ALTER TABLE files ALTER COLUMN kind DROP DEFAULT, ALTER COLUMN objects DROP DEFAULT;

      ALTER TABLE files DROP CONSTRAINT avatars_name_key;
      ALTER TABLE files ADD CONSTRAINT files_kind_name_key UNIQUE (kind, name);
      DROP INDEX avatars_user, avatars_one_shown;
      CREATE INDEX files_user ON files (user_id, kind);
      CREATE UNIQUE INDEX files_one_avatar ON files (user_id)
        WHERE kind = 'avatars' AND removed_at IS NULL;
    `);
  }
}
