import { Migration } from '@mikro-orm/migrations';

/** Has administrators keep the list of waves, which begins with those whose texts ship. */
export class Waves extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      INSERT INTO entries (kind, position, is_published, facts, texts, created_at, updated_at)
      SELECT
        'wave',
        position - 1,
        true,
        jsonb_build_object('slug', slug, 'cities', cities, 'tags', tags, 'rooms', rooms),
        '{"en": {}}',
        now(),
        now()
      FROM (VALUES
        (1, 'chicago-house', 'new-york,london,paris', 'house', 'production,mixing'),
        (2, 'detroit-techno', 'berlin,london', 'techno,electronic', 'production,mixing,mastering'),
        (3, 'nashville-sound', 'nashville', 'folk', 'recording,live-rooms,orchestral'),
        (4, 'london-dub', 'london', 'reggae', 'mixing,production,mastering'),
        (5, 'bronx-hip-hop', 'new-york', 'hip-hop', 'recording,production,voice-over'),
        (6, 'french-touch', 'paris', 'house,electronic', 'production,mixing,home-studios'),
        (7, 'city-pop', 'tokyo', 'pop', 'recording,live-rooms,mixing'),
        (8, 'stockholm-pop', 'stockholm', 'pop,electronic', 'recording,production,mixing'),
        (9, 'atlanta-trap', 'atlanta', 'hip-hop', 'recording,production,mixing'),
        (10, 'laurel-canyon', 'los-angeles', 'folk,indie', 'recording,live-rooms,mastering'),
        (11, 'miami-bass', 'miami', 'hip-hop,electronic,latin', 'production,mastering,mixing'),
        (12, 'outlaw-country', 'austin,nashville', 'folk', 'recording,live-rooms,rehearsal'),
        (13, 'sydney-pub-rock', 'sydney', 'punk,indie,metal', 'recording,rehearsal,live-rooms')
      ) AS shipped (position, slug, cities, tags, rooms);
    `);
  }
}
