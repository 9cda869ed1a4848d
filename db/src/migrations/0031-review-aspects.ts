import { Migration } from '@mikro-orm/migrations';

export class ReviewAspects extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What a review may rate besides the studio as a whole.
      ALTER TABLE reviews
        ADD COLUMN sound_rating integer CHECK (sound_rating BETWEEN 1 AND 5),
        ADD COLUMN gear_rating integer CHECK (gear_rating BETWEEN 1 AND 5),
        ADD COLUMN host_rating integer CHECK (host_rating BETWEEN 1 AND 5),
        ADD COLUMN value_rating integer CHECK (value_rating BETWEEN 1 AND 5);
    `);
  }
}
