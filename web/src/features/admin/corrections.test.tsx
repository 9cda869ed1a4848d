import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { place } from '#web/features/directories/directories.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { approvalCounts } from './approvals.handlers.ts';
import {
  AcceptCorrectionDocument,
  CorrectionsToReviewDocument,
  DismissCorrectionDocument,
  RestorePlaceDocument,
} from './places-to-review.generated.ts';
import type { CorrectionsToReviewQuery } from './places-to-review.generated.ts';

type Correction = CorrectionsToReviewQuery['corrections']['nodes'][number];

const shop = {
  ...place(),
  description: 'A narrow shop.',
  website: 'https://umbrella-wax.example',
  links: [],
  founded: 1999,
  pictures: [],
  openingHours: [
    { __typename: 'OpeningHours' as const, weekday: 2, opens: '10:00', closes: '18:00' },
  ],
};

function correction(change: Partial<Correction>): Correction {
  return {
    __typename: 'Correction',
    id: '4',
    fact: 'HOURS',
    details: 'Until 17:00 on Tuesdays.',
    email: 'nell@house.example',
    createdAt: '2026-12-01T12:00:00Z',
    waveId: null,
    sender: null,
    place: shop,
    ...change,
  };
}

/** What is said to be wrong. @returns what was asked of the server, in order */
function queue(nodes: Correction[]) {
  const asked: object[] = [];
  const settle = (id: string, what: object) => {
    asked.push(what);
    nodes.splice(
      nodes.findIndex((node) => node.id === id),
      1,
    );
    return { correctionId: id };
  };
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    approvalCounts(),
    api.query(CorrectionsToReviewDocument, () =>
      HttpResponse.json({
        data: {
          corrections: {
            __typename: 'CorrectionConnection',
            nodes: [...nodes],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
          waves: [{ __typename: 'Wave', id: 'dub', language: 'EN', title: 'Dub' }],
        },
      }),
    ),
    api.mutation(AcceptCorrectionDocument, ({ variables: { id } }) =>
      changed('acceptCorrection', settle(id, { accepted: id })),
    ),
    api.mutation(DismissCorrectionDocument, ({ variables: { input } }) =>
      changed('dismissCorrection', settle(input.id, input)),
    ),
    api.mutation(RestorePlaceDocument, ({ variables: { id } }) => {
      asked.push({ restored: id });
      return changed('restorePlace', { placeId: id });
    }),
  );
  return asked;
}

const item = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li')!);

test('what is wrong stands beside what the page says, and is answered', async () => {
  const asked = queue([
    correction({}),
    correction({ id: '5', fact: 'LINK', place: null, waveId: 'dub', details: 'It is dead.' }),
  ]);
  const { user } = await renderApp('/admin/studio-approvals?queue=corrections');
  const hours = await item('Umbrella Wax');
  expect(hours.getByText('Until 17:00 on Tuesdays.')).toBeVisible();
  expect(hours.getByRole('row', { name: /^Tuesday/ })).toBeVisible();
  expect(hours.getByText('nell@house.example')).toBeVisible();
  expect(hours.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    '/store/umbrella-wax/edit',
  );
  expect((await item('Dub')).getByRole('link', { name: 'Dub' })).toHaveAttribute(
    'href',
    '/waves/dub',
  );
  await user.click(hours.getByRole('button', { name: 'Corrected: Umbrella Wax' }));
  await waitFor(() => expect(screen.queryByText('Until 17:00 on Tuesdays.')).toBeNull());
  const decline = screen.getByRole('button', { name: 'Decline Dub' });
  await waitFor(() => expect(decline).toBeEnabled());
  await user.click(decline);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'It works here.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  expect(asked).toEqual([{ accepted: '4' }, { id: '5', reasons: 'It works here.' }]);
});

test('a shop that has closed is taken offline, which can be taken back', async () => {
  const asked = queue([correction({ fact: 'CLOSED', details: '' })]);
  const { user } = await renderApp('/admin/studio-approvals?queue=corrections');
  expect((await item('Umbrella Wax')).getByText('The page is taken offline.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Corrected: Umbrella Wax' }));
  expect(await screen.findByText('Taken offline')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Online again')).toBeVisible();
  expect(asked).toEqual([{ accepted: '4' }, { restored: '3' }]);
});
