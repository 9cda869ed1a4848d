import { Migration } from '@mikro-orm/migrations';

/**
 * The same local times as before, in a language that PostgreSQL starts in a fraction of the time: a
 * search for free time reads some for each zone.
 */
export class LocalInstant extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      CREATE OR REPLACE FUNCTION local_instant(wall_clock timestamp, zone text)
      RETURNS timestamptz
      LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
      DECLARE
        later timestamptz := wall_clock AT TIME ZONE zone;
        -- By as much earlier as clocks went back during the three hours before, if they did.
        earlier timestamptz := later - (
          ((later - interval '3 hours') AT TIME ZONE zone)
            - ((later AT TIME ZONE zone) - interval '3 hours')
        );
      BEGIN
        RETURN CASE WHEN earlier AT TIME ZONE zone = wall_clock THEN earlier ELSE later END;
      END;
      $$;
    `);
  }
}
