import { Migration } from '@mikro-orm/migrations';

/**
 * Has searches read what is short of work: documents as they are beside their rows, where each was
 * fetched and unpacked twice, once to match and once to rank; and cities counted from an index.
 */
export class SearchDocuments extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      ALTER TABLE studio_search
        SET (toast_tuple_target = 8160),
        ALTER COLUMN document SET STORAGE EXTERNAL;
      -- What is computed is stored anew; what is only copied would stay packed.
      UPDATE studio_search SET document = document || ''::tsvector;

      CREATE INDEX studios_approved_by_city ON studios (city_id) WHERE status = 'approved';
    `);
  }
}
