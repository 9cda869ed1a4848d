import { Migration } from '@mikro-orm/migrations';

/** What can be known of a studio and its host before booking. */
export class Facts extends Migration {
  override name = '0032-facts';

  override up(): void {
    this.addSql(studioColumns);
    this.addSql(agreeingAmenities);
    this.addSql(/* sql */ `
      -- ISO 639-1 codes, as the holder of the account lists them.
      ALTER TABLE users ADD COLUMN spoken_languages text[] NOT NULL DEFAULT '{}'
        CHECK (cardinality(spoken_languages) <= 8 AND array_position(spoken_languages, NULL) IS NULL);
    `);
  }
}

const studioColumns = /* sql */ `
  ALTER TABLE studios
    -- How many people it takes at once, and how gear gets in: null until the owner says.
    ADD COLUMN group_size integer CHECK (group_size BETWEEN 1 AND 1000),
    ADD COLUMN load_in text CHECK (load_in IN ('street-level', 'lift', 'stairs')),
    ADD COLUMN parking text NOT NULL DEFAULT 'on-site'
      CHECK (parking IN ('on-site', 'street', 'none')),
    ADD COLUMN is_step_free boolean NOT NULL DEFAULT true,
    -- House rules; of what is in neither list the owner has said nothing.
    ADD COLUMN allowed_rules text[] NOT NULL DEFAULT '{}',
    ADD COLUMN forbidden_rules text[] NOT NULL DEFAULT '{}',
    ADD COLUMN house_notes text NOT NULL DEFAULT '' CHECK (length(house_notes) <= 500),
    ADD CONSTRAINT studios_rules_known CHECK (
      allowed_rules || forbidden_rules <@ ARRAY['smoking', 'alcohol', 'food', 'pets', 'overnight']
    ),
    ADD CONSTRAINT studios_rules_agree CHECK (NOT allowed_rules && forbidden_rules),
    -- Where people get in without a step, so does gear.
    ADD CONSTRAINT studios_ways_in_agree CHECK (NOT (is_step_free AND load_in = 'stairs'));

  UPDATE studios SET
    parking = CASE WHEN lacks.parking THEN 'none' ELSE 'on-site' END,
    is_step_free = NOT lacks.step_free
  FROM (
    SELECT
      studio_id,
      bool_or(amenity_id = 'parking') AS parking,
      bool_or(amenity_id = 'step-free-access') AS step_free
    FROM studio_missing_amenities GROUP BY studio_id
  ) lacks
  WHERE studios.id = lacks.studio_id;
`;

/*
 * Parking on the premises and step-free access are amenities too (ruling 6). Whichever of the two is
 * written, the other one follows.
 */
const agreeingAmenities = /* sql */ `
  CREATE FUNCTION set_missing_amenity(studio integer, amenity text, is_missing boolean)
    RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF is_missing THEN
      INSERT INTO studio_missing_amenities (studio_id, amenity_id)
      VALUES (studio, amenity) ON CONFLICT DO NOTHING;
    ELSE
      DELETE FROM studio_missing_amenities WHERE studio_id = studio AND amenity_id = amenity;
    END IF;
  END $$;

  CREATE FUNCTION amenities_follow_studio() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM set_missing_amenity(NEW.id, 'parking', NEW.parking <> 'on-site');
    PERFORM set_missing_amenity(NEW.id, 'step-free-access', NOT NEW.is_step_free);
    RETURN NULL;
  END $$;
  CREATE TRIGGER amenities_follow_added_studio AFTER INSERT ON studios
    FOR EACH ROW WHEN (NEW.parking <> 'on-site' OR NOT NEW.is_step_free)
    EXECUTE FUNCTION amenities_follow_studio();
  CREATE TRIGGER amenities_follow_changed_studio AFTER UPDATE OF parking, is_step_free ON studios
    FOR EACH ROW EXECUTE FUNCTION amenities_follow_studio();

  CREATE FUNCTION studio_follows_missing_amenity() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.amenity_id = 'parking' THEN
      UPDATE studios SET parking = 'none' WHERE id = NEW.studio_id AND parking = 'on-site';
    ELSIF NEW.amenity_id = 'step-free-access' THEN
      UPDATE studios SET is_step_free = false WHERE id = NEW.studio_id AND is_step_free;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER studio_follows_missing_amenity AFTER INSERT ON studio_missing_amenities
    FOR EACH ROW EXECUTE FUNCTION studio_follows_missing_amenity();

  CREATE FUNCTION studio_follows_amenity() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.amenity_id = 'parking' THEN
      UPDATE studios SET parking = 'on-site' WHERE id = OLD.studio_id AND parking <> 'on-site';
    ELSIF OLD.amenity_id = 'step-free-access' THEN
      UPDATE studios SET is_step_free = true, load_in = nullif(load_in, 'stairs')
      WHERE id = OLD.studio_id AND NOT is_step_free;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER studio_follows_amenity AFTER DELETE ON studio_missing_amenities
    FOR EACH ROW EXECUTE FUNCTION studio_follows_amenity();
`;
