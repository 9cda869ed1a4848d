import type { PlaceContent } from '#domain/directories/place.schema.ts';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertCorrection } from './correction.repository.ts';
import { upsertPlaceClaim } from './place-claim.repository.ts';
import { insertSuggestedPlace } from './place-content.repository.ts';
import { insertPlacePicture } from './place-picture.repository.ts';

const content: PlaceContent = {
  name: 'Cellar Records',
  cityId: 'london',
  address: 'Bow Lane',
  latitude: null,
  longitude: null,
  description: 'Records below the street.',
  website: 'https://cellar.example',
  links: [],
  tags: [],
  founded: null,
  openingHours: [],
};

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const db = sqlOf(em);
  const now = Date.parse('2026-12-01T12:00:00Z');
  const placeId = await insertSuggestedPlace(db, {
    kind: 'record-store',
    slug: `cellar-records-${userId}`,
    content,
    why: 'I buy all my records there.',
    suggestedBy: userId,
    now,
  });
  const url = '/uploads/place-pictures/window.webp';
  await insertPlacePicture(db, {
    placeId: placeId!,
    userId,
    name: 'window',
    url,
    width: 900,
    height: 600,
    now,
  });
  const statement = 'My name is on the bell, and on the bags too.';
  await insertCorrection(db, {
    placeId: placeId!,
    wave: null,
    fact: 'hours',
    details: 'They close at 17:00.',
    userId,
    email: '',
    language: 'en',
    now,
  });
  await upsertPlaceClaim(db, { placeId: placeId!, userId, statement, now });
};
