import { Migration } from '@mikro-orm/migrations';

export class LiveUpdates extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- How far each thing that people follow has moved on, so that whoever was away can tell.
      CREATE TABLE topic_versions (
        topic text PRIMARY KEY,
        version bigint NOT NULL
      );
      CREATE INDEX topic_versions_idle ON topic_versions (version);

      -- Whichever way a session ends, the sockets that it opened hear of it.
      CREATE FUNCTION notify_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify(
            'roomtone_changes',
            json_build_array('session:' || encode(OLD.token_hash, 'hex'))::text
          );
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER notify_session_end AFTER DELETE ON sessions
        FOR EACH ROW EXECUTE FUNCTION notify_session_end();
    `);
  }
}
