import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { categoryPicture, cityPicture } from '#domain/studios/pictures.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const STUDIO = /* GraphQL */ `
  query ($id: ID!) {
    studio(id: $id) {
      id
      name
      location
      rating
      reviewCount
      city {
        id
        zone
      }
      categories {
        id
        name
      }
      equipment {
        name
        category
      }
      amenities {
        id
      }
      images {
        url
        alt
      }
      faqs {
        question
      }
      spaces {
        name
      }
    }
  }
`;

describe('a studio', () => {
  test('says roughly where it is, and to nobody the street', async () => {
    const { id } = await createStudio(server.database.em, {
      latitude: 51.54321,
      longitude: -0.05678,
    });
    const query = 'query ($id: ID!) { studio(id: $id) { street latitude longitude } }';
    const { data } = await server.client().graphql(query, { id });
    expect(data).toEqual({ studio: { street: '', latitude: 51.54, longitude: -0.06 } });
    const rest = await server.client().fetch(`/api/studios/${id}`);
    expect(await rest.text()).not.toContain('Test Street');
  });

  test('says what fits in and what the house allows, and nothing that nobody has said', async () => {
    const query = `query ($id: ID!) {
      studio(id: $id) {
        groupSize loadIn parking isStepFree houseRules { kind isAllowed } houseNotes
      }
    }`;
    const told = await createStudio(server.database.em, {
      groupSize: 6,
      loadIn: 'street-level',
      parking: 'on-site',
      allowedRules: ['pets'],
      forbiddenRules: ['smoking'],
      houseNotes: 'Shoes off.',
    });
    const silent = await createStudio(server.database.em);
    const ask = async (id: number) => (await server.client().graphql(query, { id })).data;
    expect(await ask(told.id)).toEqual({
      studio: {
        groupSize: 6,
        loadIn: 'STREET_LEVEL',
        parking: 'ON_SITE',
        isStepFree: true,
        houseRules: [
          { kind: 'SMOKING', isAllowed: false },
          { kind: 'PETS', isAllowed: true },
        ],
        houseNotes: 'Shoes off.',
      },
    });
    expect(await ask(silent.id)).toMatchObject({
      studio: { groupSize: null, loadIn: null, houseRules: [], houseNotes: '' },
    });
  });

  test('shows all of its pictures, or as many as are asked for', async () => {
    const images = ['/scenes/a.svg', '/scenes/b.svg', '/scenes/c.svg'];
    const { id } = await createStudio(server.database.em, { images });
    const { data } = await server.client().graphql(
      `query ($id: ID!) {
        studio(id: $id) { all: images { url } two: images(first: 2) { url } }
      }`,
      { id },
    );
    expect(data).toEqual({
      studio: {
        all: [{ url: images[0] }, { url: images[1] }, { url: images[2] }],
        two: [{ url: images[0] }, { url: images[1] }],
      },
    });
  });

  test('has its listing, and ten amenities less those that its owner unticked', async () => {
    const { id } = await createStudio(server.database.em, {
      name: 'Amber Room',
      cityId: 'tokyo',
      categories: ['drums', 'live-rooms'],
      equipment: ['Ludwig Classic Maple', 'Neumann U 87 Ai'],
      missingAmenities: ['parking', 'coffee'],
    });
    const { data } = await server
      .client()
      .graphql<{ studio: { amenities: { id: string }[] } }>(STUDIO, { id });
    expect(data?.studio).toMatchObject({
      id: String(id),
      name: 'Amber Room',
      location: 'Tokyo, Japan',
      rating: null,
      reviewCount: 0,
      city: { id: 'tokyo', zone: 'Asia/Tokyo' },
      categories: [
        { id: 'drums', name: 'Drums' },
        { id: 'live-rooms', name: 'Live rooms' },
      ],
      equipment: [
        { name: 'Ludwig Classic Maple', category: 'MICROPHONES' },
        { name: 'Neumann U 87 Ai', category: 'MICROPHONES' },
      ],
      images: [],
      faqs: [],
      spaces: [],
    });
    expect(data?.studio.amenities.map((amenity) => amenity.id)).toEqual([
      'wifi',
      'air-conditioning',
      'lounge',
      'kitchenette',
      'restroom',
      'step-free-access',
      'natural-light',
      'secure-storage',
    ]);
  });

  test('is null when unknown, not approved, or not an id at all', async () => {
    const hidden = await createStudio(server.database.em, { status: 'pending' });
    for (const id of [String(hidden.id), '999999', 'abc', '-1', '99999999999']) {
      const { data, errors } = await server.client().graphql(STUDIO, { id });
      expect([data, errors]).toEqual([{ studio: null }, []]);
    }
  });

  test('over REST has the field names of the specification, in dollars', async () => {
    const { id } = await createStudio(server.database.em, {
      name: 'Cedar',
      hourlyRateCents: 72_50,
      packageType: 'pro',
      categories: ['mixing'],
      equipment: ['SSL AWS 948'],
    });
    const { status, body } = await server.client().get(`/api/studios/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      name: 'Cedar',
      location: 'London, United Kingdom',
      hourlyRate: 72.5,
      rating: null,
      reviewCount: 0,
      description: 'A room.',
      isVerified: false,
      isPromoted: false,
      packageType: 'pro',
      imageUrls: [],
      categories: ['mixing'],
      equipment: [{ name: 'SSL AWS 948', category: 'microphones' }],
      size: 40,
      groupSize: null,
      loadIn: null,
      parking: 'on-site',
      isStepFree: true,
      houseRules: [],
      houseNotes: '',
      spaces: [],
      bookingMode: 'hourly',
      engineerFee: 40,
      isEngineerOptional: false,
      cleaningFee: 25,
      zone: 'Europe/London',
    });
  });

  test('that is booked by the session tells over REST what one costs', async () => {
    const em = server.database.em;
    const usual = await createStudio(em, { bookingMode: 'session', hourlyRateCents: 60_00 });
    const own = await createStudio(em, { bookingMode: 'session' });
    own.sessionInstantCents = 120_50;
    await em.flush();
    expect((await server.client().get(`/api/studios/${usual.id}`)).body).toMatchObject({
      bookingMode: 'session',
      hourlyRate: 60,
      sessionPrice: 100,
      requestPrice: 75,
    });
    expect((await server.client().get(`/api/studios/${own.id}`)).body).toMatchObject({
      sessionPrice: 120.5,
      requestPrice: 75,
    });
  });

  test('over REST may be kept for 30 seconds and is asked for again by its tag', async () => {
    const { id } = await createStudio(server.database.em);
    const first = await server.client().fetch(`/api/studios/${id}`);
    expect(first.headers.get('Cache-Control')).toBe(
      'public, max-age=30, stale-while-revalidate=300',
    );
    const tag = first.headers.get('ETag')!;
    // Without the second header, fetch adds "no-cache", which asks for the whole response.
    const again = await server.client().fetch(`/api/studios/${id}`, {
      headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  test.each(['999999', 'abc', '0x10'])('%s is not found over REST', async (id) => {
    const { status, body } = await server.client().get(`/api/studios/${id}`);
    expect(status).toBe(404);
    expect(body).toEqual({
      message: "The studio you're looking for doesn't exist or has been removed.",
      code: 'NOT_FOUND',
    });
  });
});

describe('the directory', () => {
  test('lists twelve categories and twelve cities in the documented order, with true counts', async () => {
    const em = server.database.em;
    await createStudio(em, { cityId: 'stockholm', categories: ['orchestral', 'live-rooms'] });
    await createStudio(em, { cityId: 'stockholm', status: 'rejected' });
    const { data } = await server.client().graphql<{
      categories: { id: string; studioCount: number; image: string }[];
      cities: { id: string; country: string; studioCount: number; image: string }[];
    }>('{ categories { id studioCount image } cities { id country studioCount image } }');
    expect(data?.categories.map(({ id }) => id)).toEqual([
      'recording',
      'mixing',
      'mastering',
      'rehearsal',
      'podcast',
      'voice-over',
      'live-rooms',
      'production',
      'drums',
      'orchestral',
      'home-studios',
      'educational',
    ]);
    expect(data?.cities.map(({ id }) => id)).toEqual([
      'los-angeles',
      'new-york',
      'nashville',
      'london',
      'atlanta',
      'tokyo',
      'berlin',
      'paris',
      'austin',
      'miami',
      'sydney',
      'stockholm',
    ]);
    expect(data?.cities.at(-1)).toEqual({
      id: 'stockholm',
      country: 'Sweden',
      studioCount: 1,
      image: cityPicture('stockholm'),
    });
    expect(data?.categories.find(({ id }) => id === 'orchestral')).toEqual({
      id: 'orchestral',
      studioCount: 1,
      image: categoryPicture('orchestral'),
    });
  });

  test('finds one category or city, or says that there is none', async () => {
    const { data } = await server
      .client()
      .graphql('{ category(id: "voice-over") { name } city(id: "atlantis") { name } }');
    expect(data).toEqual({ category: { name: 'Voice-over' }, city: null });
  });
});
