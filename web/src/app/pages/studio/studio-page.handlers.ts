import type { StudioDetailFragment } from '#web/features/studios/components/studio-detail.generated.ts';
import { HttpResponse } from 'msw';
import { tallowYard } from '#web/features/bookings/bookings.handlers.ts';
import { SimilarStudiosDocument } from '#web/features/bookings/components/similar-studios.generated.ts';
import type { SimilarStudiosQuery } from '#web/features/bookings/components/similar-studios.generated.ts';
import { ViewerCanBookDocument } from '#web/features/bookings/hooks/viewer-can-book.generated.ts';
import {
  ReviewsViewerDocument,
  StudioReviewsDocument,
} from '#web/features/reviews/components/studio-reviews.generated.ts';
import type { ReviewItemFragment } from '#web/features/reviews/components/studio-reviews.generated.ts';
import { api } from '#web/testing/mock-server.ts';
import { StudioPageDocument } from './studio-page.generated.ts';

/** Tallow Yard, as its page shows it. */
export const studio = {
  ...tallowYard,
  description: 'A desk, a view, and a kettle.',
  neighbourhood: 'Camden Town',
  latitude: 51.5,
  longitude: -0.1,
  sizeSquareMetres: 60,
  groupSize: 8,
  loadIn: 'STREET_LEVEL' as const,
  parking: 'STREET' as const,
  isStepFree: true,
  houseRules: [{ __typename: 'HouseRule' as const, kind: 'PETS' as const, isAllowed: false }],
  houseNotes: 'Shoes off in the live room.',
  isVerified: true,
  packageType: null,
  rating: null,
  reviewCount: 0,
  bufferMinutes: 0,
  minimumNoticeMinutes: 0,
  city: { __typename: 'City' as const, id: 'london', name: 'London', countryCode: 'GB' },
  host: {
    __typename: 'User' as const,
    id: '3',
    name: 'Tobias Wren',
    avatarUrl: null,
    createdAt: '2024-03-04T10:00:00Z',
    spokenLanguages: ['en', 'de'],
    responseMinutes: 150 as number | null,
  },
  images: [],
  categories: [{ __typename: 'Category' as const, id: 'mixing' }],
  equipment: [
    { __typename: 'EquipmentItem' as const, name: 'SSL AWS 948', category: 'CONSOLE' as const },
  ],
  spaces: [],
  amenities: [{ __typename: 'Amenity' as const, id: 'wifi' }],
  faqs: [],
  openingHours: [],
  hoursExceptions: [] as StudioDetailFragment['hoursExceptions'],
};

/** What Nora wrote about it. */
export const review = {
  __typename: 'Review',
  id: '1',
  author: { __typename: 'User', id: '7', name: 'Nora Quist', avatarUrl: null },
  rating: 4,
  aspects: { __typename: 'ReviewAspects', sound: 5, gear: null, room: null, host: 4, value: null },
  title: 'A patient room',
  content: 'You hear what you did, not what you hoped.',
  createdAt: '2026-11-01T10:00:00Z',
  verified: true,
  hiddenUntil: null,
  pictures: [],
  answer: null,
} as const satisfies ReviewItemFragment & Record<string, unknown>;

/** The numbers of a studio with these reviews, and the first three of them. */
export function reviews(nodes: readonly ReviewItemFragment[]) {
  const rating = nodes[0]?.rating ?? null;
  return api.query(StudioReviewsDocument, () =>
    HttpResponse.json({
      data: {
        studio: {
          __typename: 'Studio',
          id: '5',
          name: 'Tallow Yard',
          rating,
          reviewCount: nodes.length,
          ratingCounts: [5, 4, 3, 2, 1].map((stars) => ({
            __typename: 'RatingCount',
            rating: stars,
            count: nodes.filter((node) => node.rating === stars).length,
          })),
          aspectAverages: [],
          reviews: { __typename: 'ReviewConnection', nodes: nodes.slice(0, 3) },
        },
      },
    }),
  );
}

/** @param onAsked is told that it is asked */
export function viewerCanBook(may: boolean, onAsked: () => void = () => undefined) {
  return api.query(ViewerCanBookDocument, () => {
    onAsked();
    return HttpResponse.json({
      data: { studio: { __typename: 'Studio', id: '5', viewerCanBook: may } },
    });
  });
}

/** What somebody may do with its reviews: by default write one. */
export function reviewsViewer(
  viewer: { mayAnswer?: boolean; ownReview?: ReviewItemFragment } = {},
) {
  const { mayAnswer = false, ownReview = null } = viewer;
  return api.query(ReviewsViewerDocument, () =>
    HttpResponse.json({
      data: {
        studio: {
          __typename: 'Studio',
          id: '5',
          viewerCanReview: !mayAnswer,
          viewerCanAnswerReviews: mayAnswer,
          viewerReview: ownReview,
        },
      },
    }),
  );
}

/** @param onAsked is told that it is asked */
export function viewerCanReview(may: boolean, onAsked: () => void = () => undefined) {
  return api.query(ReviewsViewerDocument, () => {
    onAsked();
    return HttpResponse.json({
      data: {
        studio: {
          __typename: 'Studio',
          id: '5',
          viewerCanReview: may,
          viewerCanAnswerReviews: false,
          viewerReview: null,
        },
      },
    });
  });
}

/** The page of Tallow Yard, or of nothing. */
export function studioPage(shown: typeof studio | null = studio) {
  return api.query(StudioPageDocument, () => HttpResponse.json({ data: { studio: shown } }));
}

/** Studios like it. @param asked is told which are looked for */
export function similarStudios(
  nodes: SimilarStudiosQuery['studios']['nodes'],
  asked: (filter: unknown) => void = () => undefined,
) {
  return api.query(SimilarStudiosDocument, ({ variables }) => {
    asked(variables.filter);
    return HttpResponse.json({ data: { studios: { __typename: 'StudioConnection', nodes } } });
  });
}
