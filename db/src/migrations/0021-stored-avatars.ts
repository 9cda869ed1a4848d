import { Migration } from '@mikro-orm/migrations';

export class StoredAvatars extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Null while the files are being written: a picture is known before it is stored, so that no
      -- file is ever left that no row knows of.
      ALTER TABLE avatars ADD COLUMN stored_at timestamptz(3);
      ALTER TABLE avatars ADD CONSTRAINT avatars_shown_once_stored
        CHECK (removed_at IS NOT NULL OR stored_at IS NOT NULL);
    `);
  }
}
