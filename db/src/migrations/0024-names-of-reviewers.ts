import { Migration } from '@mikro-orm/migrations';

export class NamesOfReviewers extends Migration {
  // Whoever wrote a review under another name could pass for somebody else.
  override up(): void {
    this.addSql(/* sql */ `ALTER TABLE reviews DROP COLUMN name;`);
  }
}
