import { Migration } from '@mikro-orm/migrations';

export class Search extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE EXTENSION IF NOT EXISTS unaccent;
      CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

      -- English stems, blind to accents: "Södermalm" is found as "sodermalm".
      CREATE TEXT SEARCH CONFIGURATION roomtone (COPY = english);
      ALTER TEXT SEARCH CONFIGURATION roomtone
        ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

      CREATE TABLE studio_search (
        studio_id integer PRIMARY KEY REFERENCES studios ON DELETE CASCADE,
        document tsvector NOT NULL,
        -- Neighbourhood, city and country, lower case and without accents.
        place text NOT NULL
      );
      CREATE INDEX studio_search_document ON studio_search USING gin (document);
      CREATE INDEX studio_search_place ON studio_search USING gin (place gin_trgm_ops);

      -- Words that listings use, for finding what a misspelt word may have meant. Only ever grows:
      -- a word that no listing uses any more is never better than one that is used.
      CREATE TABLE search_words (word text PRIMARY KEY);
      CREATE INDEX search_words_length ON search_words (length(word));

      CREATE FUNCTION index_studios_for_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
        WITH listing AS (
          SELECT
            studios.id,
            studios.name,
            concat_ws(
              ' ', studios.neighbourhood, cities.name, cities.country,
              CASE country_code WHEN 'GB' THEN 'UK' WHEN 'US' THEN 'USA' END
            ) AS place,
            coalesce(
              (
                SELECT string_agg(categories.name, ' ')
                FROM studio_categories JOIN categories ON categories.id = category_id
                WHERE studio_id = studios.id
              ),
              ''
            ) AS categories,
            coalesce(
              (
                -- "U 87" is also found as "U87".
                SELECT string_agg(
                  name || ' ' || regexp_replace(name, '([[:alpha:]])[ -]([[:digit:]])', '\\1\\2', 'g'),
                  ' '
                )
                FROM studio_equipment JOIN equipment ON equipment.id = equipment_id
                WHERE studio_id = studios.id
              ),
              ''
            ) AS equipment,
            coalesce(
              (
                SELECT string_agg(name || ' ' || description, ' ')
                FROM studio_spaces WHERE studio_id = studios.id
              ),
              ''
            ) AS spaces,
            studios.description
          FROM studios JOIN cities ON cities.id = city_id
          WHERE studios.id = ANY (ids)
        ),
        vocabulary AS (
          INSERT INTO search_words (word)
          SELECT DISTINCT word
          FROM listing, regexp_split_to_table(
            lower(unaccent(concat_ws(' ', name, place, categories, equipment))), '[^[:alnum:]]+'
          ) word
          WHERE length(word) BETWEEN 3 AND 40
          ON CONFLICT DO NOTHING
        )
        INSERT INTO studio_search (studio_id, document, place)
        SELECT
          id,
          setweight(to_tsvector('roomtone', name), 'A')
            || setweight(to_tsvector('roomtone', concat_ws(' ', place, categories)), 'B')
            || setweight(to_tsvector('roomtone', equipment), 'C')
            -- Everything here is a studio and a room, whether or not its text says so.
            || setweight(to_tsvector('roomtone', concat_ws(' ', spaces, description, 'studio room')), 'D'),
          lower(unaccent(place))
        FROM listing
        ON CONFLICT (studio_id)
          DO UPDATE SET document = excluded.document, place = excluded.place
      $$;

      CREATE FUNCTION index_changed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM index_studios_for_search(
          (SELECT array_agg(DISTINCT studio_id) FROM changed)
        );
        RETURN NULL;
      END $$;

      CREATE FUNCTION index_changed_studios() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM index_studios_for_search((SELECT array_agg(id) FROM changed));
        RETURN NULL;
      END $$;

      CREATE TRIGGER studios_indexed_when_added AFTER INSERT ON studios
        REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION index_changed_studios();
      -- Row by row, so that a change of rating, the most frequent one, costs nothing here.
      CREATE FUNCTION index_changed_studio() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM index_studios_for_search(ARRAY[NEW.id]);
        RETURN NULL;
      END $$;
      CREATE TRIGGER studios_indexed_when_changed
        AFTER UPDATE OF name, description, neighbourhood, city_id ON studios
        FOR EACH ROW EXECUTE FUNCTION index_changed_studio();
      ${listingTables.map(triggersOf).join('\n')}
    `);
  }
}

const listingTables = ['studio_categories', 'studio_equipment', 'studio_spaces'];

function triggersOf(table: string): string {
  return /* sql */ `
      CREATE TRIGGER ${table}_indexed_when_added AFTER INSERT ON ${table}
        REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION index_changed_listings();
      CREATE TRIGGER ${table}_indexed_when_changed AFTER UPDATE ON ${table}
        REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION index_changed_listings();
      CREATE TRIGGER ${table}_indexed_when_removed AFTER DELETE ON ${table}
        REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION index_changed_listings();`;
}
