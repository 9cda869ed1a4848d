import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import {
  CompanyMembersDocument,
  EventDocument,
  EventsDocument,
  OpeningDocument,
  PlatformNumbersDocument,
  PressMentionsDocument,
} from './company.generated.ts';
import type {
  CompanyMembersQuery,
  EventCardFragment,
  EventQuery,
  OpeningQuery,
} from './company.generated.ts';
import { TestimonialsDocument } from './testimonials.generated.ts';
import type { TestimonialsQuery } from './testimonials.generated.ts';

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;

export const berlin = {
  __typename: 'City',
  id: 'berlin',
  name: 'Berlin',
  countryCode: 'DE',
  zone: 'Europe/Berlin',
} as const;

/** Has nobody written about us yet. */
export function noPress() {
  return api.query(PressMentionsDocument, () =>
    HttpResponse.json({
      data: { pressMentions: { __typename: 'PressMentionConnection', nodes: [] } },
    }),
  );
}

type Member = CompanyMembersQuery['companyMembers']['nodes'][number];

/** Somebody of the team. */
export function member(name: string, more: Partial<Member> = {}): Member {
  return {
    __typename: 'CompanyMember',
    id: name,
    language: 'EN',
    isInvented: false,
    name,
    picture: '',
    role: 'Engineer',
    text: 'Keeps it running.',
    ...more,
  };
}

/** Has these people be the team, and the platform be counted. */
export function team(members: readonly Member[]) {
  return [
    api.query(CompanyMembersDocument, () =>
      HttpResponse.json({
        data: { companyMembers: { __typename: 'CompanyMemberConnection', nodes: members } },
      }),
    ),
    api.query(PlatformNumbersDocument, () =>
      HttpResponse.json({
        data: {
          platformNumbers: {
            __typename: 'PlatformNumbers',
            studios: 667,
            cities: 12,
            bookings: 4210,
            reviews: 1890,
          },
        },
      }),
    ),
  ];
}

type Testimonial = TestimonialsQuery['testimonials']['nodes'][number];

/** What somebody says. */
export function testimonial(name: string, more: Partial<Testimonial> = {}): Testimonial {
  return {
    __typename: 'Testimonial',
    id: name,
    language: 'EN',
    isInvented: false,
    name,
    picture: '',
    role: 'Singer',
    text: 'It went well.',
    rating: 5,
    trackTitle: '',
    track: null,
    studio: null,
    ...more,
  };
}

/** Has these be said. */
export function testimonials(nodes: readonly Testimonial[]) {
  return api.query(TestimonialsDocument, () =>
    HttpResponse.json({
      data: { testimonials: { __typename: 'TestimonialConnection', nodes, pageInfo } },
    }),
  );
}

/** An event in Berlin. */
export function event(slug: string, more: Partial<EventCardFragment> = {}): EventCardFragment {
  return {
    __typename: 'CompanyEvent',
    id: slug,
    language: 'EN',
    isInvented: false,
    slug,
    title: `About ${slug}`,
    venue: 'Halle 3',
    startsAt: '2026-12-04T18:00:00.000Z',
    endsAt: '2026-12-04T21:00:00.000Z',
    city: berlin,
    ...more,
  };
}

/** Has these events happen. */
export function events(nodes: readonly EventCardFragment[]) {
  return api.query(EventsDocument, ({ variables: { month, cityId } }) =>
    HttpResponse.json({
      data: {
        events: {
          __typename: 'CompanyEventConnection',
          nodes: nodes.filter(
            ({ startsAt, city }) =>
              (!month || startsAt.startsWith(month)) && (!cityId || city.id === cityId),
          ),
          pageInfo,
        },
      },
    }),
  );
}

/** Has there be an event, at whatever address; without one there is none. */
export function eventPage(found?: NonNullable<EventQuery['event']>) {
  return api.query(EventDocument, () => HttpResponse.json({ data: { event: found ?? null } }));
}

/** Has there be an opening, at whatever address; without one there is none. */
export function openingPage(found?: NonNullable<OpeningQuery['opening']>) {
  return api.query(OpeningDocument, () => HttpResponse.json({ data: { opening: found ?? null } }));
}
