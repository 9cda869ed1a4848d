import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { waitingRequests } from '#web/features/bookings/bookings.handlers.ts';
import { MyStudioAddressesDocument } from '#web/features/services/vanity.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { ownStudios, ownTallowYard } from './owners.handlers.ts';

test('an address says how long it is paid for and who came by it, and is renewed or given back', async () => {
  mockServer.use(
    session({ ...nora, isStudioOwner: true }),
    ownStudios(ownTallowYard),
    waitingRequests(0),
    api.query(MyStudioAddressesDocument, () =>
      HttpResponse.json({
        data: {
          myStudioAddresses: [
            {
              __typename: 'StudioAddress',
              studio: { __typename: 'Studio', id: '7', name: 'Tallow Yard' },
              vanityUrl: {
                __typename: 'VanityUrl',
                id: '3',
                name: 'tallow-yard',
                plan: 'PREMIUM',
                status: 'ACTIVE',
                priceCents: 9900,
                heldUntil: '2026-12-01T12:30:00Z',
                paidUntil: '2026-12-10T12:00:00Z',
                viewerCanRenew: true,
                viewerCanReturn: true,
                visits: [
                  { __typename: 'VanityVisits', day: '2026-11-30', visits: 4 },
                  { __typename: 'VanityVisits', day: '2026-12-01', visits: 8 },
                ],
              },
            },
          ],
        },
      }),
    ),
  );
  await renderApp('/owner-dashboard/vanity-url');
  const card = within(await screen.findByRole('listitem', { name: 'Tallow Yard' }));
  expect(card.getByText(/^Paid for until .*2026/)).toBeVisible();
  expect(card.getByText('12 visits', { selector: 'figcaption' })).toBeVisible();
  const rows = card.getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Visits'),
    expect.stringMatching(/4$/),
    expect.stringMatching(/8$/),
  ]);
  expect(card.getByRole('link', { name: 'Renew for $99.00' })).toHaveAttribute(
    'href',
    '/checkout/vanity/3',
  );
  expect(card.getByRole('button', { name: 'Return and refund' })).toBeVisible();
});
