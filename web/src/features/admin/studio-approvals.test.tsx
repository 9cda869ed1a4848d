import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { keptListing } from '#web/features/listings/listings.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { approvalCounts } from './approvals.handlers.ts';
import {
  ClaimsToReviewDocument,
  DeclineStudioClaimDocument,
  ApproveSuggestionDocument,
  SuggestionsToReviewDocument,
} from './claims-to-review.generated.ts';
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
    approvalCounts(() => listings.length),
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

test('what was chosen is shown by its name, and not as it is stored', async () => {
  const before = waiting('1', 'The Loft', 'The Loft');
  const { submitted } = before;
  const rewritten = {
    ...submitted!,
    categories: ['voice-over'],
    gear: [{ ...submitted!.gear[0]!, name: 'U 67', category: 'MICROPHONES' as const }],
    hours: [{ ...submitted!.hours[0]!, weekday: 7, opens: '12:00', closes: '18:00' }],
  };
  queue([{ ...before, submitted: rewritten }]);
  await renderApp('/admin/studio-approvals');
  const table = within(await screen.findByRole('table'));
  const now = (field: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${field}`) })).getAllByRole('cell')[1];
  expect(now('Room types')).toHaveTextContent('Voice-over');
  expect(now('Gear')).toHaveTextContent('U 67 · Microphones');
  expect(now('Opening hours')).toHaveTextContent('Sunday 12:00–18:00');
});

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

test('several are returned at once, chosen by keys, with reasons for all of them', async () => {
  const decided = queue([waiting('1', 'First'), waiting('2', 'Second'), waiting('3', 'Third')]);
  const { user } = await renderApp('/admin/studio-approvals');
  await screen.findByRole('heading', { name: 'Third' });
  await user.keyboard('jxjjx');
  expect(screen.getByRole('checkbox', { name: 'Choose First' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Return 2 listings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return 2 listings' }));
  await user.type(dialog.getByRole('textbox'), 'Photos, please.');
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(screen.queryByText('Third')).not.toBeInTheDocument());
  expect(decided).toEqual([
    { id: '1', version: 3, reasons: 'Photos, please.' },
    { id: '3', version: 3, reasons: 'Photos, please.' },
  ]);
});

test('what nobody could return stays, with the reasons that were typed', async () => {
  queue([waiting('1', 'First')]);
  mockServer.use(api.mutation(ReturnListingDocument, () => HttpResponse.error()));
  const { user } = await renderApp('/admin/studio-approvals');
  await user.click(await screen.findByRole('button', { name: 'Return First' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Why?');
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await dialog.findByText('That could not be done')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Why?');
});

const studio = {
  __typename: 'UnclaimedStudio' as const,
  id: '7',
  name: 'Brick Kiln',
  website: 'https://brickkiln.example',
};
const noMore = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null };

test('studios that were suggested stand beside those that are there already', async () => {
  queue([]);
  const approved: string[] = [];
  mockServer.use(
    api.query(SuggestionsToReviewDocument, () =>
      HttpResponse.json({
        data: {
          suggestionsToReview: {
            __typename: 'StudioSuggestionConnection',
            nodes: approved.length > 0 ? [] : [suggestion],
            pageInfo: noMore,
          },
        },
      }),
    ),
    api.mutation(ApproveSuggestionDocument, ({ variables: { id } }) => {
      approved.push(id);
      return changed('approveSuggestion', {
        suggestion: { __typename: 'StudioSuggestion' as const, id },
      });
    }),
  );
  const suggestion = {
    __typename: 'StudioSuggestion' as const,
    id: '7',
    why: 'Best drums in town.',
    createdAt: '2026-12-01T12:00:00Z',
    suggestedBy: null,
    similar: [
      {
        __typename: 'SimilarStudio' as const,
        name: 'Brick Kilns',
        studioId: '5',
        unclaimedId: null,
      },
    ],
    studio: {
      ...studio,
      city: { __typename: 'City' as const, id: 'london', name: 'London', countryCode: 'GB' },
      categories: [{ __typename: 'Category' as const, id: 'drums' }],
    },
  };
  const { user, location } = await renderApp('/admin/studio-approvals');
  await user.click(await screen.findByRole('link', { name: 'Suggestions (1)' }));
  expect(location()).toBe('/admin/studio-approvals?queue=suggestions');
  expect(await screen.findByText('Best drums in town.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Brick Kilns' })).toHaveAttribute('href', '/studios/5');
  await user.keyboard('ja');
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  expect(approved).toEqual(['7']);
});

test('a claim is declined with reasons', async () => {
  queue([]);
  const declined: object[] = [];
  mockServer.use(
    api.query(ClaimsToReviewDocument, () =>
      HttpResponse.json({
        data: {
          claimsToReview: {
            __typename: 'StudioClaimConnection',
            nodes: declined.length > 0 ? [] : [claim],
            pageInfo: noMore,
          },
        },
      }),
    ),
    api.mutation(DeclineStudioClaimDocument, ({ variables: { input } }) => {
      declined.push(input);
      return changed('declineStudioClaim', {
        claim: { __typename: 'StudioClaim' as const, id: input.id, status: 'DECLINED' as const },
      });
    }),
  );
  const claim = {
    __typename: 'StudioClaim' as const,
    id: '9',
    proof: 'STATEMENT' as const,
    email: '',
    statement: 'My name is on the bell.',
    updatedAt: '2026-12-01T12:00:00Z',
    claimant: { __typename: 'User' as const, id: '3', name: 'Tobias Wren' },
    studio,
  };
  const { user } = await renderApp('/admin/studio-approvals?queue=claims');
  expect(await screen.findByText('My name is on the bell.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decline Brick Kiln' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Brick Kiln' }));
  await user.type(dialog.getByRole('textbox'), 'Whose bell?');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  expect(declined).toEqual([{ id: '9', reasons: 'Whose bell?' }]);
});
