import { HttpResponse } from 'msw';
import { addDays } from '#domain/time/calendar.ts';
import { api } from '#web/testing/mock-server.ts';
import {
  CountAffiliateVisitDocument,
  MyAffiliateDocument,
  SetAffiliateCodeDocument,
} from './affiliates.generated.ts';
import type { AffiliateDeskFragment } from './affiliates.generated.ts';

const nothing = { visits: 0, signUps: 0, firstBookings: 0 };

/** Somebody with a code, of which this came, all of it in the last of twelve weeks. */
export function affiliate(
  code: string,
  figures: Partial<typeof nothing> = {},
): AffiliateDeskFragment {
  const total = { ...nothing, ...figures };
  return {
    __typename: 'Affiliate',
    code,
    canChange: total.visits === 0,
    suspension: null,
    total: { __typename: 'AffiliateFigures', ...total },
    weeks: Array.from({ length: 12 }, (_, index) => ({
      __typename: 'AffiliateWeek' as const,
      week: addDays('2026-11-30', 7 * (index - 11)),
      ...(index === 11 ? total : nothing),
    })),
  };
}

/** Answers for whoever is logged in; `taken` is a code that somebody else has. */
export function affiliateDesk(mine: AffiliateDeskFragment | null, taken?: string) {
  let current = mine;
  return [
    api.query(MyAffiliateDocument, () =>
      HttpResponse.json({ data: { myAffiliate: current, proposedAffiliateCode: 'nora-quist' } }),
    ),
    api.mutation(SetAffiliateCodeDocument, ({ variables: { code } }) => {
      if (code === taken) {
        const message = 'Somebody else has this code';
        const extensions = { code: 'BAD_USER_INPUT', fields: { code: message } };
        return HttpResponse.json({
          data: { setAffiliateCode: null },
          errors: [{ message, path: ['setAffiliateCode'], extensions }],
        });
      }
      current = affiliate(code);
      return HttpResponse.json({
        data: {
          setAffiliateCode: { __typename: 'SetAffiliateCodePayload', affiliate: current },
        },
      });
    }),
  ];
}

/** Notes by which codes somebody comes. */
export function visitsCounted(codes: string[]) {
  return api.mutation(CountAffiliateVisitDocument, ({ variables: { code } }) => {
    codes.push(code);
    return HttpResponse.json({
      data: { countAffiliateVisit: { __typename: 'CountAffiliateVisitPayload', code } },
    });
  });
}
