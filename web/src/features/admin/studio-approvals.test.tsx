import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { keptListing } from '#web/features/listings/listings.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  ApproveListingDocument,
  ListingsToReviewDocument,
  ReturnListingDocument,
} from './listings-to-review.generated.ts';
import type { ListingsToReviewQuery } from './listings-to-review.generated.ts';

type Waiting = ListingsToReviewQuery['listingsToReview']['nodes'][number];

function waiting(id: string, name: string, before?: string): Waiting {
  const contentOf = (named: string) => keptListing({ name: named, cityId: 'london' }).content;
  return {
    __typename: 'Listing',
    id,
    studioId: before === undefined ? null : '5',
    status: before === undefined ? 'PENDING' : 'CHANGE_PENDING',
    submittedVersion: 3,
    submittedAt: '2026-12-01T12:00:00Z',
    submitted: contentOf(name),
    current: before === undefined ? null : contentOf(before),
    owner: { __typename: 'User', id: '3', name: 'Tobias Wren' },
  };
}

/** A queue that is worked through. @returns what was decided, in order */
function queue(listings: Waiting[]) {
  const decided: object[] = [];
  const decide = (input: { id: string }) => {
    decided.push(input);
    listings.splice(
      listings.findIndex(({ id }) => id === input.id),
      1,
    );
    return {
      listing: { __typename: 'Listing' as const, id: input.id, status: 'APPROVED' as const },
    };
  };
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    api.query(ListingsToReviewDocument, () =>
      HttpResponse.json({
        data: {
          listingsToReview: {
            __typename: 'ListingConnection',
            totalCount: listings.length,
            nodes: [...listings],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.mutation(ApproveListingDocument, ({ variables: { input } }) =>
      changed('approveListing', decide(input)),
    ),
    api.mutation(ReturnListingDocument, ({ variables: { input } }) =>
      changed('returnListing', decide(input)),
    ),
  );
  return decided;
}

test('what changed stands side by side, and is returned with reasons', async () => {
  const decided = queue([waiting('1', 'New Name', 'Old Name')]);
  const { user } = await renderApp('/admin/studio-approvals');
  const row = within((await screen.findByRole('rowheader', { name: 'Name' })).closest('tr')!);
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Old Name',
    'New Name',
  ]);
  await user.click(screen.getByRole('button', { name: 'Return New Name' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await dialog.findByText(/^Say why/)).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Why another name?');
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  expect(decided).toEqual([{ id: '1', version: 3, reasons: 'Why another name?' }]);
});

test('the queue is walked by keys', async () => {
  const decided = queue([waiting('1', 'First'), waiting('2', 'Second'), waiting('3', 'Third')]);
  const { user } = await renderApp('/admin/studio-approvals');
  await screen.findByRole('heading', { name: 'Third' });
  await user.keyboard('a');
  expect(decided).toEqual([]);
  await user.keyboard('jjka');
  await waitFor(() => expect(decided).toEqual([{ id: '1', version: 3 }]));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'First' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Return Second' })).toBeEnabled());
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Return Second' }));
  await user.type(dialog.getByRole('textbox'), 'ajar');
  expect(dialog.getByRole('textbox')).toHaveValue('ajar');
  expect(decided).toHaveLength(1);
});

test('several are approved at once', async () => {
  const decided = queue([waiting('1', 'First'), waiting('2', 'Second'), waiting('3', 'Third')]);
  const { user } = await renderApp('/admin/studio-approvals');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose First' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Third' }));
  await user.click(screen.getByRole('button', { name: 'Approve 2 listings' }));
  await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
  expect(decided).toEqual([
    { id: '1', version: 3 },
    { id: '3', version: 3 },
  ]);
});
