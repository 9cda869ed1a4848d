import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import { ApprovalCountsDocument } from './claims-to-review.generated.ts';

/** How much waits in the queues: as many listings as are said by then, and some of the others. */
export function approvalCounts(listings: () => number = () => 0) {
  return api.query(ApprovalCountsDocument, () =>
    HttpResponse.json({
      data: {
        listingsToReview: { __typename: 'ListingConnection', totalCount: listings() },
        suggestionsToReview: { __typename: 'StudioSuggestionConnection', totalCount: 1 },
        claimsToReview: { __typename: 'StudioClaimConnection', totalCount: 0 },
        placeSuggestions: { __typename: 'PlaceSuggestionConnection', totalCount: 1 },
        placeClaims: { __typename: 'PlaceClaimConnection', totalCount: 1 },
        corrections: { __typename: 'CorrectionConnection', totalCount: 1 },
      },
    }),
  );
}
