import { screen, waitFor } from '@testing-library/dom';
import { GraphQLError } from 'graphql';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { cities } from '#domain/studios/city.ts';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { ListingCitiesDocument } from '#web/features/listings/listings.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  ClaimStudioByEmailDocument,
  ClaimStudioByStatementDocument,
  ConfirmStudioClaimDocument,
  MyStudioClaimDocument,
  StudiosOfThatNameDocument,
  SuggestStudioDocument,
  UnclaimedStudioPageDocument,
  WithdrawStudioClaimDocument,
} from './claims.generated.ts';
import type {
  StudioClaimFieldsFragment,
  UnclaimedStudioFieldsFragment,
} from './claims.generated.ts';

const kiln: UnclaimedStudioFieldsFragment & { __typename: 'UnclaimedStudio' } = {
  __typename: 'UnclaimedStudio',
  id: '7',
  name: 'Brick Kiln',
  website: 'https://www.brickkiln.example/rooms',
  provingDomain: 'brickkiln.example',
  isClaimed: false,
  studioId: null,
  city: { __typename: 'City', id: 'london', name: 'London', countryCode: 'GB' },
  categories: [{ __typename: 'Category', id: 'drums' }],
};

function unclaimed(studio: typeof kiln | null = kiln) {
  return api.query(UnclaimedStudioPageDocument, () =>
    HttpResponse.json({ data: { unclaimedStudio: studio } }),
  );
}

test('a studio is suggested, unless it is there already', async () => {
  const sent: object[] = [];
  mockServer.use(
    session(null),
    api.query(ListingCitiesDocument, () =>
      HttpResponse.json({
        data: {
          cities: cities.map(({ id, name, countryCode, zone }) => ({
            __typename: 'City' as const,
            id,
            name,
            countryCode,
            zone,
          })),
        },
      }),
    ),
    api.query(StudiosOfThatNameDocument, ({ variables }) =>
      HttpResponse.json({
        data: {
          similarStudios:
            variables.name === 'Brick Kiln' && variables.cityId === 'london'
              ? [
                  {
                    __typename: 'SimilarStudio',
                    name: 'Brick Kilns',
                    studioId: null,
                    unclaimedId: '8',
                  },
                ]
              : [],
        },
      }),
    ),
    api.mutation(SuggestStudioDocument, ({ variables: { input } }) => {
      sent.push(input);
      return changed('suggestStudio', { name: input.name });
    }),
  );
  const { user } = await renderApp('/suggest-listing');
  await user.type(await screen.findByLabelText('Name of the studio'), 'Brick Kiln');
  await user.selectOptions(screen.getByLabelText('City'), 'london');
  expect(await screen.findByRole('link', { name: 'Brick Kilns (unclaimed)' })).toHaveAttribute(
    'href',
    '/unclaimed-studios/8',
  );
  await user.click(screen.getByRole('button', { name: 'Suggest it' }));
  expect(await screen.findByText('Choose at least one room type')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Drums' }));
  await user.type(screen.getByLabelText('Website'), 'brickkiln.example');
  await user.click(screen.getByRole('button', { name: 'Suggest it' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Brick Kiln',
      cityId: 'london',
      categories: ['drums'],
      website: 'brickkiln.example',
      why: '',
    },
  ]);
});

test('the page of an unclaimed studio says so, offers nothing to book, and sends owners on', async () => {
  mockServer.use(session(null), unclaimed());
  const { user, location } = await renderApp('/unclaimed-studios/7');
  expect(await screen.findByText('Nobody has claimed this studio yet')).toBeVisible();
  expect(screen.getByRole('link', { name: /www\.brickkiln\.example/ })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener noreferrer',
  );
  expect(screen.queryByRole('button', { name: /reserve|message/i })).not.toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await user.click(screen.getByRole('link', { name: 'Claim it' }));
  await waitFor(() => expect(location()).toBe('/login?to=%2Funclaimed-studios%2F7%2Fclaim'));
});

test('one that there is not says so', async () => {
  mockServer.use(session(null), unclaimed(null));
  await renderApp('/unclaimed-studios/7');
  expect(await screen.findByRole('heading', { name: 'No such studio' })).toBeVisible();
});

test('one that has been listed leads to the studio', async () => {
  mockServer.use(
    session(null),
    unclaimed({ ...kiln, isClaimed: true, studioId: '5' }),
    api.query('StudioPage', () => HttpResponse.json({ data: { studio: null } })),
  );
  const { location } = await renderApp('/unclaimed-studios/7');
  await waitFor(() => expect(location()).toBe('/studios/5'));
});

const newClaim: StudioClaimFieldsFragment = {
  __typename: 'StudioClaim',
  id: '9',
  proof: 'EMAIL',
  status: 'UNPROVEN',
  email: '',
  reasons: '',
  listingId: null,
};

/** A server with one unclaimed studio, and what the reader claims of it. */
function claimServer(first: StudioClaimFieldsFragment | null = null) {
  const kept = { claim: first };
  const become = (change: Partial<StudioClaimFieldsFragment>) => {
    const claim = { ...newClaim, ...kept.claim, ...change };
    kept.claim = claim;
    return { claim };
  };
  mockServer.use(
    session(nora),
    unclaimed(),
    api.query(MyStudioClaimDocument, () =>
      HttpResponse.json({ data: { myStudioClaim: kept.claim } }),
    ),
    api.mutation(ClaimStudioByEmailDocument, ({ variables: { input } }) =>
      changed('claimStudioByEmail', become({ status: 'UNPROVEN', email: input.email })),
    ),
    api.mutation(ClaimStudioByStatementDocument, () =>
      changed('claimStudioByStatement', become({ proof: 'STATEMENT', status: 'WAITING' })),
    ),
    api.mutation(WithdrawStudioClaimDocument, () =>
      changed('withdrawStudioClaim', become({ status: 'WITHDRAWN' })),
    ),
    api.mutation(ConfirmStudioClaimDocument, ({ variables: { input } }) => {
      if (input.code !== '1234 5678') {
        const extensions = { code: 'BAD_USER_INPUT', fields: { code: 'This code is wrong.' } };
        return HttpResponse.json({ errors: [new GraphQLError('Wrong.', { extensions })] });
      }
      return changed('confirmStudioClaim', become({ status: 'GRANTED', listingId: '3' }));
    }),
  );
  return kept;
}

test('a code that was mailed makes it one’s own, and leads into the listing', async () => {
  claimServer();
  const { user } = await renderApp('/unclaimed-studios/7/claim');
  await user.type(
    await screen.findByLabelText('Address at brickkiln.example'),
    'desk@brickkiln.example',
  );
  await user.click(screen.getByRole('button', { name: 'Mail the code' }));
  expect(await screen.findByText(/mailed a code to desk@brickkiln\.example/)).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '1111 1111');
  await user.click(screen.getByRole('button', { name: 'Claim the studio' }));
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '1234 5678');
  await user.click(screen.getByRole('button', { name: 'Claim the studio' }));
  expect(await screen.findByRole('link', { name: 'Complete the listing' })).toHaveAttribute(
    'href',
    '/submit/3/basics',
  );
});

test('what is claimed in words waits, and can be withdrawn', async () => {
  claimServer();
  const { user } = await renderApp('/unclaimed-studios/7/claim');
  await user.type(
    await screen.findByLabelText('What shows that it is yours'),
    'My name is on the imprint of the website, and on the bell.',
  );
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText(/We are looking at your claim/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw this claim' }));
  expect(await screen.findByRole('button', { name: 'Send for review' })).toBeVisible();
});

test('a declined claim says why, and another can be made', async () => {
  claimServer({ ...newClaim, proof: 'STATEMENT', status: 'DECLINED', reasons: 'Whose bell?' });
  await renderApp('/unclaimed-studios/7/claim');
  expect(await screen.findByText('We could not grant your claim: Whose bell?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mail the code' })).toBeVisible();
});
