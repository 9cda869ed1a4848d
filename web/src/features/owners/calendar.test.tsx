import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { waitingRequests } from '#web/features/bookings/bookings.handlers.ts';
import { unread } from '#web/features/messaging/messaging.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  BlockConflictsDocument,
  CreateBlockDocument,
  RemoveBlockDocument,
  RestoreBlockDocument,
} from '#web/features/calendar/components/calendar.generated.ts';
import { MyStudioCalendarDocument } from '#web/features/calendar/components/my-studio-calendar.generated.ts';
import type { MyStudioCalendarQuery } from '#web/features/calendar/components/my-studio-calendar.generated.ts';
import { ownStudios } from './owners.handlers.ts';

type Calendar = MyStudioCalendarQuery['myStudioCalendar'];

const studio = {
  __typename: 'CalendarStudio',
  id: '5',
  name: 'Tallow Yard',
  zone: 'America/New_York',
  viewerCanBlock: true,
} as const;

const booking = {
  __typename: 'Booking',
  id: '31',
  status: 'CONFIRMED',
  startsAt: '2026-12-02T15:00:00Z',
  endsAt: '2026-12-02T17:00:00Z',
  hours: 2,
  zone: 'Europe/London',
  viewerRole: 'OWNER',
  viewerCanPropose: true,
  studio: { __typename: 'Studio', id: '5' },
  musician: { __typename: 'User', id: '9', name: 'Ines Okafor' },
} as const;

const block = {
  __typename: 'StudioBlock',
  id: '7',
  studioId: '5',
  date: '2026-12-03',
  startTime: '09:00',
  endDate: '2026-12-03',
  endTime: '12:00',
  note: 'Piano tuning',
  rule: null,
  version: 2,
} as const;

const time = {
  __typename: 'BlockedTime',
  id: 'block-7-2026-12-03',
  studioId: '5',
  date: '2026-12-03',
  startsAt: '2026-12-03T14:00:00Z',
  endsAt: '2026-12-03T17:00:00Z',
  note: 'Piano tuning',
  source: 'OWNER',
  meetsBooking: false,
  block,
} as const;

const imported = {
  ...time,
  id: 'import-1-1',
  startsAt: '2026-12-02T15:30:00Z',
  endsAt: '2026-12-02T16:30:00Z',
  date: '2026-12-02',
  note: 'Choir',
  source: 'IMPORT',
  meetsBooking: true,
  block: null,
} as const;

/** Answers with what is in the calendar at the time. */
function calendar(shown: () => Partial<Calendar>) {
  return api.query(MyStudioCalendarDocument, () =>
    HttpResponse.json({
      data: {
        myStudioCalendar: {
          __typename: 'StudioCalendar',
          studios: [studio],
          bookings: [],
          blockedTimes: [],
          ...shown(),
        },
      },
    }),
  );
}

const free = api.query(BlockConflictsDocument, () =>
  HttpResponse.json({ data: { blockConflicts: [] } }),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(
    session({ ...nora, isStudioOwner: true }),
    waitingRequests(0),
    unread(0),
    ownStudios(),
    free,
  );
});

const address = '/owner-dashboard/calendar?view=list&date=2026-12-01';

describe('the calendar as a list', () => {
  test('has everything on the clock of its studio, says what it is, and what overlaps', async () => {
    mockServer.use(calendar(() => ({ bookings: [booking], blockedTimes: [imported, time] })));
    await renderApp(address);
    const wednesday = within(await screen.findByRole('region', { name: 'Wed, Dec 2' }));
    const [first, second] = wednesday.getAllByRole('listitem');
    expect(first).toHaveTextContent('Ines Okafor10:00 AM – 12:00 PM · Booking · Tallow Yard');
    expect(second).toHaveTextContent('Choir10:30 AM – 11:30 AM · Imported');
    expect(second).toHaveTextContent('Overlaps a booking');
    expect(screen.getByText(/Eastern Standard Time/)).toBeVisible();
  });

  test('says what a block would meet before it is saved, and why it was not', async () => {
    mockServer.use(
      calendar(() => ({})),
      api.query(BlockConflictsDocument, () =>
        HttpResponse.json({ data: { blockConflicts: [booking] } }),
      ),
      api.mutation(CreateBlockDocument, () =>
        refusal('CONFLICT', 'There’s a booking or request at this time'),
      ),
    );
    const { user } = await renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Block time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
    expect(await dialog.findByText('1 booking or request is at this time')).toBeVisible();
    expect(dialog.getByRole('link', { name: /Ines Okafor/ })).toHaveAttribute(
      'href',
      '/account/bookings-received/31',
    );
    await user.click(dialog.getByRole('button', { name: 'Block time' }));
    expect(await dialog.findByText('There’s a booking or request at this time')).toBeVisible();
  });

  test('removes a block, and brings it back', async () => {
    let isThere = true;
    mockServer.use(
      calendar(() => ({ blockedTimes: isThere ? [time] : [] })),
      api.mutation(RemoveBlockDocument, ({ variables }) => {
        expect(variables.input).toEqual({ id: '7', version: 2, onlyDate: null });
        isThere = false;
        return changed('removeBlock', { block: { ...block, version: 3 } });
      }),
      api.mutation(RestoreBlockDocument, ({ variables }) => {
        expect(variables.input).toEqual({ id: '7', version: 3, onlyDate: null });
        isThere = true;
        return changed('restoreBlock', { block: { ...block, version: 4 } });
      }),
    );
    const { user } = await renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change block' }));
    expect(dialog.getByLabelText('Start time')).toHaveValue('09:00');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nothing in these weeks')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Piano tuning')).toBeVisible();
  });

  test('has nothing to change for those who may only look', async () => {
    mockServer.use(
      calendar(() => ({ studios: [{ ...studio, viewerCanBlock: false }], blockedTimes: [time] })),
    );
    await renderApp(address);
    expect(await screen.findByText('Piano tuning')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Block time' })).toBeNull();
  });
});

test('whoever runs no studio is told what the page is for', async () => {
  mockServer.use(calendar(() => ({ studios: [] })));
  await renderApp(address);
  expect(await screen.findByText('No studios yet')).toBeVisible();
});
