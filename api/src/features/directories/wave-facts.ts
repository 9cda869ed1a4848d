import type { placeTags } from '#domain/directories/place.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';

/** What is known of a wave beside its text, which editors change. */
export interface WaveFacts {
  /** Names it, and its text in `content/waves`. */
  slug: string;
  /** The first is the one that it is of most of all. */
  cities: readonly CityId[];
  /** Its music, as labels have it. */
  tags: readonly (typeof placeTags.label)[number][];
  /** The room types that it is made in. */
  rooms: readonly CategoryId[];
}

/** Those of all waves, in their order. */
export const waveFacts: readonly WaveFacts[] = [
  {
    slug: 'chicago-house',
    cities: ['new-york', 'london', 'paris'],
    tags: ['house'],
    rooms: ['production', 'mixing'],
  },
  {
    slug: 'detroit-techno',
    cities: ['berlin', 'london'],
    tags: ['techno', 'electronic'],
    rooms: ['production', 'mixing', 'mastering'],
  },
  {
    slug: 'nashville-sound',
    cities: ['nashville'],
    tags: ['folk'],
    rooms: ['recording', 'live-rooms', 'orchestral'],
  },
  {
    slug: 'london-dub',
    cities: ['london'],
    tags: ['reggae'],
    rooms: ['mixing', 'production', 'mastering'],
  },
  {
    slug: 'bronx-hip-hop',
    cities: ['new-york'],
    tags: ['hip-hop'],
    rooms: ['recording', 'production', 'voice-over'],
  },
  {
    slug: 'french-touch',
    cities: ['paris'],
    tags: ['house', 'electronic'],
    rooms: ['production', 'mixing', 'home-studios'],
  },
  {
    slug: 'city-pop',
    cities: ['tokyo'],
    tags: ['pop'],
    rooms: ['recording', 'live-rooms', 'mixing'],
  },
  {
    slug: 'stockholm-pop',
    cities: ['stockholm'],
    tags: ['pop', 'electronic'],
    rooms: ['recording', 'production', 'mixing'],
  },
  {
    slug: 'atlanta-trap',
    cities: ['atlanta'],
    tags: ['hip-hop'],
    rooms: ['recording', 'production', 'mixing'],
  },
  {
    slug: 'laurel-canyon',
    cities: ['los-angeles'],
    tags: ['folk', 'indie'],
    rooms: ['recording', 'live-rooms', 'mastering'],
  },
  {
    slug: 'miami-bass',
    cities: ['miami'],
    tags: ['hip-hop', 'electronic', 'latin'],
    rooms: ['production', 'mastering', 'mixing'],
  },
  {
    slug: 'outlaw-country',
    cities: ['austin', 'nashville'],
    tags: ['folk'],
    rooms: ['recording', 'live-rooms', 'rehearsal'],
  },
  {
    slug: 'sydney-pub-rock',
    cities: ['sydney'],
    tags: ['punk', 'indie', 'metal'],
    rooms: ['recording', 'rehearsal', 'live-rooms'],
  },
];
