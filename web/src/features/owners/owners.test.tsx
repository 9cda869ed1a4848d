import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import {
  confirmedBooking,
  receivedBookings,
  waitingRequests,
} from '#web/features/bookings/bookings.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { MyOwnerRequestsDocument, SendOwnerRequestDocument } from './owner-requests.generated.ts';
import { ownStudios, ownTallowYard } from './owners.handlers.ts';
import { StudioStatisticsDocument } from './statistics.generated.ts';
import { ImportBookingsDocument, ImportListingsDocument } from './table-import.generated.ts';

const owner = { ...nora, isStudioOwner: true } as const;

const request = {
  ...confirmedBooking,
  status: 'PENDING',
  expiresAt: '2026-12-02T12:00:00Z',
  viewerRole: 'OWNER',
  viewerCanAnswer: true,
  musician: { __typename: 'User', id: '9', name: 'Ines Okafor', avatarUrl: null },
} as const;

const figures = {
  views: 30,
  saves: 2,
  bookings: 1,
  bookedMinutes: 120,
  occupancy: 0.25,
  earnedCents: 235_00,
};

/** Answers statistics of as many days as are asked for, of whatever studio. */
function statistics(earnedCents: number | null = figures.earnedCents) {
  return api.query(StudioStatisticsDocument, ({ variables: { days } }) =>
    HttpResponse.json({
      data: {
        studioStatistics: {
          __typename: 'StudioStatistics',
          days: Array.from({ length: days }, (_, index) => ({
            __typename: 'StudioDay',
            ...figures,
            earnedCents,
            date: `2026-11-${String(index + 1).padStart(2, '0')}`,
          })),
          total: { __typename: 'StudioFigures', ...figures, earnedCents },
          studios: [],
        },
      },
    }),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(
    session(owner),
    ownStudios(ownTallowYard),
    receivedBookings({ WAITING: [request] }),
    waitingRequests(1),
    statistics(),
  );
});

describe('the overview', () => {
  test('says how long there is to answer, and what the studios do', async () => {
    await renderApp('/owner-dashboard?days=7');
    expect(await screen.findByText('24 hours left to reply')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(screen.getByText('No sessions today.')).toBeVisible();
    expect(await screen.findByText('25%', { selector: 'dd' })).toBeVisible();
    // A first line and seven days.
    const table = screen.getByRole('table', { name: 'Page views', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(8);
    expect(screen.queryByLabelText('Studio')).toBeNull();
  });

  test('leaves out for managers what only owners see', async () => {
    mockServer.use(statistics(null));
    await renderApp('/owner-dashboard');
    expect(await screen.findByText('25%', { selector: 'dd' })).toBeVisible();
    expect(screen.queryByText('Earnings')).toBeNull();
  });
});

test('visitors are sent to log in, and back', async () => {
  mockServer.use(session());
  const { location } = await renderApp('/owner-dashboard/payouts');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(location()).toBe(`/login?to=${encodeURIComponent('/owner-dashboard/payouts')}`);
});

test('whoever works for no studio is asked to list one', async () => {
  mockServer.use(ownStudios());
  await renderApp('/owner-dashboard');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'List your first studio' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'List a studio' })).toHaveAttribute('href', '/submit');
});

test('a studio leads to its form, its page and its next booking', async () => {
  await renderApp('/owner-dashboard/my-studios');
  const card = within(
    (await screen.findByRole('heading', { level: 2, name: 'Tallow Yard' })).closest('li')!,
  );
  expect(card.getByRole('link', { name: 'Edit Tallow Yard' })).toHaveAttribute(
    'href',
    '/studio/edit/5/basics',
  );
  expect(card.getByRole('link', { name: 'View page of Tallow Yard' })).toHaveAttribute(
    'href',
    '/studios/5',
  );
  expect(card.getByRole('link', { name: /Ines Okafor$/ })).toHaveAttribute(
    'href',
    '/account/bookings-received/31',
  );
});

test('something is asked for, and stands with those before it', async () => {
  const asked = {
    __typename: 'OwnerRequest',
    id: '3',
    kind: 'INTERVIEW',
    status: 'OPEN',
    studioId: '5',
    studioName: 'Tallow Yard',
    subject: 'A new echo chamber',
    details: 'It was a swimming pool.',
    answer: '',
    createdAt: '2026-12-01T12:00:00Z',
    updatedAt: '2026-12-01T12:00:00Z',
  } as const;
  const requests = (...nodes: (typeof asked)[]) =>
    api.query(MyOwnerRequestsDocument, () =>
      HttpResponse.json({
        data: {
          myOwnerRequests: {
            __typename: 'OwnerRequestConnection',
            nodes,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    );
  let sent: unknown;
  mockServer.use(
    requests(),
    api.mutation(SendOwnerRequestDocument, ({ variables }) => {
      sent = variables.input;
      mockServer.use(requests(asked));
      return changed('sendOwnerRequest', { request: asked });
    }),
  );
  const { user } = await renderApp('/owner-dashboard/get-interviewed');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Tell us a little more')).toBeVisible();
  await user.type(screen.getByLabelText('Your story in a line'), asked.subject);
  await user.type(screen.getByLabelText('Tell us more'), asked.details);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { level: 3, name: asked.subject })).toBeVisible();
  // The only studio is chosen already.
  expect(sent).toEqual({
    kind: 'INTERVIEW',
    studioId: '5',
    subject: asked.subject,
    details: asked.details,
  });
  expect(screen.getByLabelText('Tell us more')).toHaveValue('');
});

test('a table that is refused names its cells', async () => {
  mockServer.use(
    api.query('MyListings', () =>
      HttpResponse.json({
        data: {
          myListings: {
            __typename: 'ListingConnection',
            totalCount: 0,
            nodes: [],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.mutation(ImportListingsDocument, () =>
      refusal('BAD_USER_INPUT', 'Some values are invalid', {
        'lines[3].hourly_rate': 'Has the wrong type',
      }),
    ),
  );
  const { user } = await renderApp('/owner-dashboard/listings');
  const file = new File(['name\nAttic'], 'studios.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file of listings'), file);
  await user.click(screen.getByRole('button', { name: 'Import as drafts' }));
  expect(await screen.findByText('Line 3, column hourly_rate: Has the wrong type')).toBeVisible();
});

test('a table of bookings is imported, and it says which lines were left out', async () => {
  let sent: unknown;
  mockServer.use(
    api.mutation(ImportBookingsDocument, ({ variables }) => {
      sent = variables.input;
      return HttpResponse.json({
        data: {
          importBookings: {
            __typename: 'ImportBookingsPayload',
            imported: 2,
            skippedLines: [3],
          },
        },
      });
    }),
  );
  const { user } = await renderApp('/owner-dashboard/bookings');
  const csv = 'studio,date,start,hours\nTallow Yard,2026-12-09,10:00,2';
  const file = new File([csv], 'sessions.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file of bookings'), file);
  await user.click(screen.getByRole('checkbox', { name: 'Skip rows that can’t be imported' }));
  await user.click(screen.getByRole('button', { name: 'Block these times' }));
  expect(await screen.findByText('2 sessions blocked')).toBeVisible();
  expect(screen.getByText('Skipped lines: 3')).toBeVisible();
  expect(sent).toEqual({ csv, skipBadRows: true });
});
