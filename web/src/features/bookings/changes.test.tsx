import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { bookingPage, confirmedOnItsPage } from './bookings.handlers.ts';
import {
  AcceptProposalDocument,
  ChangePreviewDocument,
  CloseProposalDocument,
  ProposeChangeDocument,
} from './components/change.generated.ts';
import type { BookingProposalFragment } from './components/change.generated.ts';

const proposal: BookingProposalFragment & { __typename: 'BookingProposal' } = {
  __typename: 'BookingProposal',
  id: '4',
  side: 'OWNER',
  status: 'OPEN',
  startsAt: '2026-12-09T11:00:00Z',
  hours: 3,
  totalCents: 300_00,
  fromStartsAt: '2026-12-09T10:00:00Z',
  fromHours: 2,
  fromTotalCents: 235_00,
  note: 'An hour later suits us better.',
  expiresAt: '2026-12-03T12:00:00Z',
};

const later = {
  ...confirmedOnItsPage,
  startsAt: '2026-12-09T11:00:00Z',
  endsAt: '2026-12-09T14:00:00Z',
  hours: 3,
  proposal: { ...proposal, status: 'ACCEPTED' },
} as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora));
});

async function open(booking: Parameters<typeof bookingPage>[0]) {
  mockServer.use(bookingPage(booking));
  return renderApp('/account/bookings/31');
}

describe('a change that is asked for', () => {
  test('says what it costs before it is sent, and is then open', async () => {
    let sent: unknown;
    mockServer.use(
      api.query(ChangePreviewDocument, () =>
        HttpResponse.json({
          data: {
            changePreview: {
              __typename: 'ChangePreview',
              totalCents: 300_00,
              differenceCents: 65_00,
            },
          },
        }),
      ),
      api.mutation(ProposeChangeDocument, ({ variables }) => {
        sent = variables.input;
        const booking = { ...confirmedOnItsPage, proposal: { ...proposal, side: 'MUSICIAN' } };
        mockServer.use(bookingPage(booking as never));
        return changed('proposeChange', { booking: booking as never });
      }),
    );
    const { user } = await open(confirmedOnItsPage);
    await user.click(await screen.findByRole('button', { name: 'Change the booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a change' }));
    expect(dialog.getByText(/The host has to agree/)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Length'), '3 hours');
    expect(await dialog.findByText('Price: $300.00')).toBeVisible();
    expect(dialog.getByText('$65.00 more than now')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send proposal' }));
    expect(await screen.findByText('Proposal sent')).toBeVisible();
    expect(sent).toEqual({ id: '31', date: '2026-12-09', startTime: '10:00', hours: 3, note: '' });
    expect(await screen.findByRole('heading', { name: 'You proposed a change' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw proposal' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept change' })).toBeNull();
  });

  test('says why it cannot be, before it is sent', async () => {
    mockServer.use(
      api.query(ChangePreviewDocument, () => refusal('CONFLICT', 'This time was just taken.')),
    );
    const { user } = await open(confirmedOnItsPage);
    await user.click(await screen.findByRole('button', { name: 'Change the booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a change' }));
    await user.selectOptions(dialog.getByLabelText('Length'), '4 hours');
    expect(await dialog.findByText('This time was just taken.')).toBeVisible();
  });

  test('of a session that runs is a longer one', async () => {
    mockServer.use(
      api.query(ChangePreviewDocument, () => refusal('CONFLICT', 'This time was just taken.')),
    );
    vi.setSystemTime(Date.parse('2026-12-09T11:00:00Z'));
    const { user } = await open({ ...confirmedOnItsPage, cancellation: null });
    await user.click(await screen.findByRole('button', { name: 'Extend the session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend the session' }));
    expect(dialog.queryByLabelText('Date')).toBeNull();
    const lengths = within(dialog.getByLabelText('Length')).getAllByRole('option');
    expect(lengths[0]).toHaveTextContent('3 hours');
  });
});

describe('a change that the host proposes', () => {
  test('stands beside what is agreed, and is accepted as it was shown', async () => {
    let sent: unknown;
    mockServer.use(
      api.mutation(AcceptProposalDocument, ({ variables }) => {
        sent = variables.input;
        mockServer.use(bookingPage(later));
        return changed('acceptProposal', { booking: later });
      }),
    );
    const { user } = await open({ ...confirmedOnItsPage, proposal });
    await screen.findByRole('heading', { name: 'The host proposes a change' });
    expect(screen.getByText('An hour later suits us better.')).toBeVisible();
    expect(screen.getByText('Reply by Thu, Dec 3, 12:00 PM.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept change' }));
    expect(await screen.findByText('Booking changed')).toBeVisible();
    expect(sent).toEqual({ bookingId: '31', proposalId: '4' });
    expect(await screen.findByText('11:00 AM – 2:00 PM', { exact: false })).toBeVisible();
  });

  test('for a request has it wait for the guest, who is told so', async () => {
    const expiresAt = '2026-12-03T12:00:00Z';
    await open({ ...confirmedOnItsPage, status: 'PENDING', expiresAt, proposal });
    const headline = await screen.findByRole('heading', { level: 1 });
    expect(headline).toHaveTextContent('The host proposes another time');
    expect(screen.getByText(/^It’s your turn to reply/)).toBeVisible();
  });

  test('that no longer stands says so', async () => {
    mockServer.use(
      api.mutation(CloseProposalDocument, () => {
        mockServer.use(bookingPage(confirmedOnItsPage));
        return refusal('CONFLICT', 'This proposal no longer stands');
      }),
    );
    const { user } = await open({ ...confirmedOnItsPage, proposal });
    await user.click(await screen.findByRole('button', { name: 'Keep as it is' }));
    expect(await screen.findByText('This proposal no longer stands')).toBeVisible();
  });
});

test('whoever proposed hears that it was declined', async () => {
  await open({
    ...confirmedOnItsPage,
    proposal: { ...proposal, side: 'MUSICIAN', status: 'DECLINED' },
  });
  expect(await screen.findByText(/Your proposal was declined/)).toBeVisible();
});
