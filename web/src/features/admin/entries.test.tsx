import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { SiteTextDocument } from '#web/features/texts/texts.generated.ts';
import {
  AdminEntriesDocument,
  ArrangeEntriesDocument,
  RemoveEntryDocument,
  RestoreEntryDocument,
  SaveEntryDocument,
} from './entries.generated.ts';
import type { AdminEntryFragment } from './entries.generated.ts';
import { DecideRemovalDocument, RemovalRequestsDocument } from './removals.generated.ts';

const admin = session({ ...nora, role: 'ADMIN', canAdminister: true });

function memberEntry(id: string, name: string): AdminEntryFragment {
  return {
    __typename: 'Entry',
    id,
    kind: 'TEAM_MEMBER',
    isPublished: true,
    isInvented: false,
    title: name,
    facts: [{ __typename: 'EntryPart', name: 'name', value: name }],
    texts: [
      {
        __typename: 'EntryWording',
        language: 'EN',
        parts: [{ __typename: 'EntryPart', name: 'role', value: 'Engineer' }],
      },
    ],
  };
}

const ada = memberEntry('1', 'Ada');
const bo = memberEntry('2', 'Bo');

/** Has these entries be listed, as they are when it is asked. */
function entries(listed: () => readonly AdminEntryFragment[]) {
  return api.query(AdminEntriesDocument, () => HttpResponse.json({ data: { entries: listed() } }));
}

async function names(): Promise<(string | null)[]> {
  const items = within(screen.getByRole('main')).getAllByRole('link', { name: /^(Ada|Bo)$/ });
  return items.map(({ textContent }) => textContent);
}

test('entries are put into another order, removed, and taken back', async () => {
  let listed = [ada, bo];
  mockServer.use(
    admin,
    entries(() => listed),
    api.mutation(ArrangeEntriesDocument, ({ variables: { ids } }) => {
      listed = [ids].flat().map((id) => [ada, bo].find((entry) => entry.id === id)!);
      return changed('arrangeEntries', { entries: listed });
    }),
    api.mutation(RemoveEntryDocument, ({ variables: { id } }) => {
      listed = listed.filter((entry) => entry.id !== id);
      return changed('removeEntry', { removedEntryId: id });
    }),
    api.mutation(RestoreEntryDocument, () => {
      listed = [bo, ada];
      return changed('restoreEntry', { entry: ada });
    }),
  );
  const { user } = await renderApp('/admin/entries/team-member');
  await user.click(await screen.findByRole('button', { name: 'Move Ada down' }));
  await expect.poll(names).toEqual(['Bo', 'Ada']);
  await user.click(screen.getByRole('button', { name: 'Remove Ada' }));
  await expect.poll(names).toEqual(['Bo']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(names).toEqual(['Bo', 'Ada']);
});

test('an entry is added in as many languages as it is written in', async () => {
  const sent: unknown[] = [];
  mockServer.use(
    admin,
    entries(() => []),
    api.mutation(SaveEntryDocument, ({ variables: { input } }) => {
      sent.push(input);
      return changed('saveEntry', { entry: ada });
    }),
  );
  const { user } = await renderApp('/admin/entries/team-member');
  await user.click(await screen.findByRole('link', { name: 'Add entry' }));
  await user.type(await screen.findByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findAllByText('This field is required')).not.toHaveLength(0);
  await user.type(screen.getAllByLabelText('Role')[0]!, 'Engineer');
  await user.type(screen.getAllByLabelText('Text')[0]!, 'Keeps it running.');
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findByText('Entry saved')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(sent).toEqual([
    {
      id: null,
      kind: 'TEAM_MEMBER',
      isPublished: true,
      facts: [
        { name: 'name', value: 'Ada' },
        { name: 'picture', value: '' },
      ],
      texts: [
        {
          language: 'EN',
          parts: [
            { name: 'role', value: 'Engineer' },
            { name: 'text', value: 'Keeps it running.' },
          ],
        },
      ],
    },
  ]);
});

test('a wave is added with its cities, music and rooms', async () => {
  const sent: unknown[] = [];
  mockServer.use(
    admin,
    entries(() => []),
    api.mutation(SaveEntryDocument, ({ variables: { input } }) => {
      sent.push(input);
      return changed('saveEntry', { entry: ada });
    }),
    api.query(SiteTextDocument, () => HttpResponse.json({ data: { siteText: null } })),
  );
  const { user } = await renderApp('/admin/entries/wave/new');
  await user.type(await screen.findByLabelText('Address'), 'baile-funk');
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  for (const [field, name] of [
    ['Cities, the main one first', 'Miami'],
    ['Cities, the main one first', 'Berlin'],
    ['Music', 'Latin'],
    ['Rooms that it is made in', 'Mixing'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent).toEqual([
    {
      id: null,
      kind: 'WAVE',
      isPublished: true,
      facts: [
        { name: 'slug', value: 'baile-funk' },
        { name: 'cities', value: 'miami,berlin' },
        { name: 'tags', value: 'latin' },
        { name: 'rooms', value: 'mixing' },
      ],
      texts: [],
    },
  ]);
});

test('removal requests count down, and leave the queue once decided', async () => {
  const request = {
    __typename: 'RemovalRequest' as const,
    id: '5',
    name: 'Nell Ferrand',
    email: 'nell@house.example',
    listingUrl: 'https://roomtone.example/studios/7',
    reason: 'It is my house.',
    additionalDetails: '',
    createdAt: '2020-01-06T12:00:00.000Z',
    dueOn: '2020-01-09',
  };
  let waiting = [request];
  mockServer.use(
    admin,
    api.query(RemovalRequestsDocument, () =>
      HttpResponse.json({
        data: {
          removalRequests: {
            __typename: 'RemovalRequestConnection',
            nodes: waiting,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.mutation(DecideRemovalDocument, ({ variables: { input } }) => {
      expect(input).toEqual({ id: '5', outcome: 'REMOVED', answer: 'It is gone.' });
      waiting = [];
      return changed('decideRemoval', {
        request: { __typename: 'RemovalRequest', id: '5', status: 'REMOVED' },
      });
    }),
  );
  const { user } = await renderApp('/admin/removals');
  const item = within(await screen.findByRole('listitem', { name: 'Nell Ferrand' }));
  expect(item.getByText(/business days overdue$/)).toBeVisible();
  expect(item.getByText('Due on January 9, 2020')).toBeVisible();
  await user.type(item.getByLabelText('Reply to Nell Ferrand'), 'It is gone.');
  await user.click(item.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('No requests are waiting')).toBeVisible();
});
