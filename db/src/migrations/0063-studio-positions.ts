import { Migration } from '@mikro-orm/migrations';

/** Finds studios by the part of a map in which everybody is told that they are. */
export class StudioPositions extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      CREATE INDEX studios_by_position
        ON studios (round(latitude::numeric, 2), round(longitude::numeric, 2))
        WHERE status = 'approved';
    `);
  }
}
