import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import { MyStudiosDocument } from './my-studios.generated.ts';
import type { OwnStudioFieldsFragment } from './my-studios.generated.ts';

/** A studio in London that is online and has a request to answer. */
export const ownTallowYard = {
  __typename: 'OwnStudio',
  listingStatus: 'APPROVED',
  waitingCount: 1,
  viewerCanEdit: true,
  nextBooking: {
    __typename: 'NextBooking',
    id: '31',
    guestName: 'Ines Okafor',
    startsAt: '2026-12-09T10:00:00Z',
  },
  studio: {
    __typename: 'Studio',
    id: '5',
    name: 'Tallow Yard',
    zone: 'Europe/London',
    rating: 4.5,
    reviewCount: 12,
    neighbourhood: 'Camden Town',
    city: { __typename: 'City', id: 'london', name: 'London', countryCode: 'GB' },
    images: [],
  },
} as const satisfies OwnStudioFieldsFragment & { __typename: string };

/** Answers which studios somebody works for. */
export function ownStudios(...studios: readonly OwnStudioFieldsFragment[]) {
  return api.query(MyStudiosDocument, () =>
    HttpResponse.json({ data: { myStudios: [...studios] } }),
  );
}
