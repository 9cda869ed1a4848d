import { GraphQLError } from 'graphql';
import { HttpResponse } from 'msw';
import { cities } from '#domain/studios/city.ts';
import { emptyContent } from '#domain/listings/empty-content.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { changed } from '#web/testing/changed.ts';
import { api } from '#web/testing/mock-server.ts';
import { inputOf } from './listing-values.ts';
import {
  EditedListingDocument,
  ListingCitiesDocument,
  MyListingsDocument,
  SaveListingDocument,
  StartListingDocument,
  SubmitListingDocument,
} from './listings.generated.ts';
import type { EditedListingFragment } from './listings.generated.ts';

type Kept = EditedListingFragment & { __typename: 'Listing' };

/** A listing as the server keeps it. */
export function keptListing(content: Partial<StudioContent> = {}, id = '1'): Kept {
  return {
    __typename: 'Listing',
    id,
    studioId: null,
    status: 'DRAFT',
    version: 1,
    submittedVersion: null,
    hasUnsubmittedChanges: true,
    reasons: '',
    croppedPictures: [],
    content: typed(inputOf({ ...emptyContent, ...content })),
    owner: {
      __typename: 'User',
      id: '7',
      name: 'Nora Quist',
      avatarUrl: null,
      createdAt: '2024-03-04T10:00:00Z',
      spokenLanguages: [],
      responseMinutes: null,
    },
  };
}

/** What the server returns of what it was given: the same, with the names of its types. */
function typed(content: ReturnType<typeof inputOf>): Kept['content'] {
  const named = <T extends object>(__typename: string, items: readonly T[]) =>
    items.map((item) => ({ __typename, ...item }));
  return {
    __typename: 'ListingContent',
    ...content,
    spaces: named('ListingSpace', content.spaces),
    gear: named('ListingGear', content.gear),
    pictures: named('ListingPicture', content.pictures),
    hours: named('ListingHours', content.hours),
    exceptions: named(
      'HoursException',
      content.exceptions.map(({ windows, ...exception }) => ({
        ...exception,
        windows: named('HoursOfDay', windows),
      })),
    ),
    faqs: named('ListingFaq', content.faqs),
  } as Kept['content'];
}

/** A server that keeps one listing, and changes it as it is told. */
export function listingServer(listing: Kept) {
  const kept = { listing };
  const handlers = [
    api.query(ListingCitiesDocument, () =>
      HttpResponse.json({
        data: {
          cities: cities.map(({ id, name, countryCode, zone }) => ({
            __typename: 'City' as const,
            id,
            name,
            countryCode,
            zone,
          })),
        },
      }),
    ),
    api.query(EditedListingDocument, () => HttpResponse.json({ data: { listing: kept.listing } })),
    api.query(MyListingsDocument, () =>
      HttpResponse.json({
        data: {
          myListings: {
            __typename: 'ListingConnection',
            totalCount: 1,
            nodes: [{ ...kept.listing, updatedAt: '2026-12-01T10:00:00Z' }],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.mutation(StartListingDocument, () => changed('startListing', { listing: kept.listing })),
    api.mutation(SaveListingDocument, ({ variables: { input } }) => {
      if (input.version !== kept.listing.version) {
        const extensions = { code: 'CONFLICT' };
        return HttpResponse.json({ errors: [new GraphQLError('Elsewhere.', { extensions })] });
      }
      // Names of types are no fields of inputs, which a server refuses.
      if (JSON.stringify(input).includes('__typename'))
        return new HttpResponse(null, { status: 400 });
      const content = typed(input.content);
      kept.listing = { ...kept.listing, content, version: input.version + 1 };
      return changed('saveListing', { listing: kept.listing });
    }),
    api.mutation(SubmitListingDocument, ({ variables: { input } }) => {
      const { version } = input;
      kept.listing = { ...kept.listing, status: 'PENDING', submittedVersion: version };
      return changed('submitListing', { listing: kept.listing });
    }),
  ];
  return { kept, handlers };
}
