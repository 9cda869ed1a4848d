import { createStudio } from '#db/studios/studio.factory.ts';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestServer } from '#api/testing/test-server.ts';

const listings: (StudioOptions & { name: string; rating?: number[] })[] = [
  {
    name: 'Kettle Drum Works',
    cityId: 'london',
    neighbourhood: 'Hackney',
    categories: ['drums', 'live-rooms'],
    equipment: ['Ludwig Classic Maple', 'Neumann U 87 Ai'],
    hourlyRateCents: 60_00,
    groupSize: 8,
    loadIn: 'street-level',
    createdAt: new Date('2026-01-01'),
    rating: [5, 5, 4],
  },
  {
    name: 'Söder Sound',
    cityId: 'stockholm',
    neighbourhood: 'Södermalm',
    description: 'A wooden room above the water.',
    categories: ['recording'],
    equipment: ['Neumann U 87 Ai'],
    parking: 'street',
    hourlyRateCents: 90_00,
    createdAt: new Date('2026-03-01'),
    rating: [3],
  },
  {
    name: 'Quiet Table',
    cityId: 'los-angeles',
    categories: ['podcast'],
    equipment: ['Shure SM7B'],
    bookingMode: 'session',
    hourlyRateCents: 75_00,
    groupSize: 4,
    loadIn: 'lift',
    isPromotedByHand: true,
    createdAt: new Date('2026-02-01'),
    rating: [5],
  },
  {
    name: 'Paper Lantern',
    cityId: 'tokyo',
    latitude: 35.6832,
    longitude: 139.7032,
    categories: ['mixing', 'mastering'],
    hourlyRateCents: 60_00,
    groupSize: 12,
    isStepFree: false,
    loadIn: 'stairs',
    isPromotedByHand: true,
    hiddenFromPromoted: true,
    hours: [{ opensMinute: 600, closesMinute: 1080 }],
    createdAt: new Date('2026-04-01'),
  },
];

/** Creates four studios that differ in everything that is searched by, with their reviews. */
export async function createListings(server: TestServer): Promise<void> {
  for (const { rating = [], ...listing } of listings) {
    const { id } = await createStudio(server.database.em, listing);
    for (const value of rating) {
      const { client } = await signedIn(server);
      await client.post(`/api/studios/${id}/reviews`, {
        rating: value,
        title: 'Fine',
        content: 'A review long enough.',
      });
    }
  }
}
