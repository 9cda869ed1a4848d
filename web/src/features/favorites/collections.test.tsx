import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { listed } from '#web/features/search/search.handlers.ts';
import { keepDraft, readDraft } from '#web/lib/drafts.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import type { KeptCollection } from './collections.handlers.ts';
import { favorites } from './favorites.handlers.ts';
import { FavoriteNoteDocument, SetFavoriteNoteDocument } from './notes.generated.ts';

const amber = listed('1', 'Amber Room', 'drums', 'london');
const cedar = listed('2', 'Cedar Hall', 'mixing', 'tokyo');

let kept: KeptCollection[];
/** What arrives in place of results from now on. */
const networkCut = () => HttpResponse.error();

beforeEach(() => {
  kept = [{ id: '1', name: 'Drums', studioIds: ['1'] }];
  mockServer.use(
    session(nora),
    ...favorites([cedar, amber], kept).handlers,
    api.query('TickedStudios', () => HttpResponse.json({ data: { studiosToCompare: [] } })),
  );
});

const collections = () => screen.findByRole('navigation', { name: 'Collections' });
const collectionNames = async () =>
  within(await collections())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function nameIt(name: string, user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('Name');
  await user.clear(field);
  await user.type(field, `${name}{Enter}`);
  return dialog;
}

describe('a collection', () => {
  test('is created and leads to where it is filled', async () => {
    const { user, location } = await renderApp('/saved');
    await user.click(await screen.findByRole('button', { name: 'New collection' }));
    await nameIt('On tour', user);
    expect(await screen.findByRole('heading', { level: 1, name: 'On tour' })).toBeVisible();
    expect(location()).toBe('/saved/collections/2');
    expect(screen.getByText('No studios in this collection yet')).toBeVisible();
    expect(kept.map(({ name }) => name)).toEqual(['Drums', 'On tour']);
  });

  test('shows at once, and goes again when the network is cut, with the name still in the field', async () => {
    const result = Promise.withResolvers<void>();
    mockServer.use(
      api.mutation('CreateCollection', async () => {
        await result.promise;
        return HttpResponse.error();
      }),
    );
    const { user } = await renderApp('/saved');
    await user.click(await screen.findByRole('button', { name: 'New collection' }));
    const dialog = await nameIt('On tour', user);
    expect(await screen.findByText('On tour')).toBeInTheDocument();
    result.resolve();
    expect(await within(dialog).findByText(/couldn’t save the name/)).toBeVisible();
    expect(within(dialog).getByLabelText('Name')).toHaveValue('On tour');
    expect(screen.queryByText('On tour')).toBeNull();
  });

  test('says under its name that the name is taken', async () => {
    const { user } = await renderApp('/saved');
    await user.click(await screen.findByRole('button', { name: 'New collection' }));
    const dialog = await nameIt('DRUMS', user);
    expect(
      await within(dialog).findByText('You already have a collection with this name'),
    ).toBeVisible();
    await nameIt('   ', user);
    expect(await within(dialog).findByText('Enter a name for the collection')).toBeVisible();
  });

  test('is renamed at once, and has its old name back when that fails', async () => {
    const { user } = await renderApp('/saved/collections/1');
    const rename = async () => {
      await user.click(await screen.findByRole('button', { name: /^More actions for / }));
      await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    };
    await rename();
    await nameIt('Loud rooms', user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Loud rooms' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    mockServer.use(api.mutation('RenameCollection', networkCut));
    await rename();
    const dialog = await nameIt('Quiet rooms', user);
    expect(await within(dialog).findByText(/couldn’t save the name/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Loud rooms' })).toBeVisible();
  });

  test('is deleted after a question, and its studios stay', async () => {
    const { user, location } = await renderApp('/saved/collections/1');
    await user.click(await screen.findByRole('button', { name: 'More actions for Drums' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Drums”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Drums” deleted')).toBeVisible();
    expect(location()).toBe('/saved');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(kept).toEqual([]);
  });

  test('that there is not says so', async () => {
    await renderApp('/saved/collections/77');
    expect(await screen.findByText('Collection not found')).toBeVisible();
  });
});

describe('a saved studio', () => {
  test('is put into a collection and taken out, and that can be undone', async () => {
    const { user } = await renderApp('/saved');
    await user.click(await screen.findByRole('button', { name: 'Add to collection: Cedar Hall' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Drums' }));
    expect(await screen.findByText('Cedar Hall added to “Drums”')).toBeVisible();
    expect(kept[0]!.studioIds).toEqual(['1', '2']);
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Drums', checked: true }));
    expect(await screen.findByText('Cedar Hall removed from “Drums”')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByRole('button', { name: 'In 1 collection: Cedar Hall' }),
    ).toBeVisible();
    expect(await collectionNames()).toContain('Drums22 studios');
  });

  test('is back where it was when the network is cut', async () => {
    mockServer.use(api.mutation('AddToCollection', networkCut));
    const { user } = await renderApp('/saved');
    await user.click(await screen.findByRole('button', { name: 'Add to collection: Cedar Hall' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Drums' }));
    expect(await screen.findByText('We couldn’t add Cedar Hall to “Drums”')).toBeVisible();
    expect(screen.getByRole('menuitemcheckbox', { name: 'Drums', checked: false })).toBeVisible();
  });

  test('comes back into its collections when taking its heart off is undone', async () => {
    const { user } = await renderApp('/saved/collections/1');
    await user.click(await screen.findByRole('button', { name: 'Saved: Amber Room' }));
    expect(await screen.findByText('No studios in this collection yet')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Amber Room' })).toBeVisible();
    expect(kept[0]!.studioIds).toEqual(['1']);
  });
});

/** Where what is written about studio 2 is kept until it is stored. */
const notePlace = { form: 'note 2', userId: nora.id };

describe('a note', () => {
  const open = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Add a note: Cedar Hall' }));
    return screen.findByLabelText('Your note on Cedar Hall');
  };
  const stored = (note: string) =>
    changed('setFavoriteNote', { favorite: { __typename: 'Favorite', id: '12', note } });

  test('is stored by itself, and says so', async () => {
    const seen: unknown[] = [];
    mockServer.use(
      api.mutation(SetFavoriteNoteDocument, ({ variables }) => {
        seen.push(variables);
        return stored(variables.note);
      }),
    );
    const { user } = await renderApp('/saved');
    await user.type(await open(user), 'Loud');
    expect(
      await screen.findByText('Saved. Only you can see it unless you share it.'),
    ).toBeVisible();
    expect(seen.at(-1)).toEqual({ studioId: '2', note: 'Loud', previous: '' });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Edit note: Cedar Hall' })).toHaveFocus();
    expect(readDraft(notePlace)).toBeUndefined();
  });

  test('is not lost when it cannot be stored, not even with the page', async () => {
    mockServer.use(api.mutation(SetFavoriteNoteDocument, networkCut));
    const { user } = await renderApp('/saved');
    await user.type(await open(user), 'Loud');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Not saved. Your text is kept in this browser.')).toBeVisible();
    expect(readDraft(notePlace)).toBe('Loud');
    mockServer.use(api.mutation(SetFavoriteNoteDocument, () => stored('Loud')));
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    expect(await screen.findByText('Loud')).toBeVisible();
    expect(readDraft(notePlace)).toBeUndefined();
  });

  test('is there again after a reload, until it is stored', async () => {
    keepDraft(notePlace, 'Half a thought');
    await renderApp('/saved');
    expect(await screen.findByLabelText('Your note on Cedar Hall')).toHaveValue('Half a thought');
    expect(screen.getByRole('button', { name: 'Save now' })).toBeVisible();
  });

  test('that was changed elsewhere is shown beside one’s own', async () => {
    mockServer.use(
      api.mutation(SetFavoriteNoteDocument, ({ variables }) =>
        variables.previous === 'From the phone'
          ? stored(variables.note)
          : refusal('CONFLICT', 'This note was changed elsewhere.'),
      ),
      api.query(FavoriteNoteDocument, () =>
        HttpResponse.json({
          data: { myFavorite: { __typename: 'Favorite', id: '12', note: 'From the phone' } },
        }),
      ),
    );
    const { user } = await renderApp('/saved');
    await user.type(await open(user), 'From the desk');
    expect(await screen.findByText(/“From the phone”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep my version' }));
    expect(
      await screen.findByText('Saved. Only you can see it unless you share it.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Your note on Cedar Hall')).toHaveValue('From the desk');
  });
});

test('four studios are ticked at most, and the address says which', async () => {
  const { user, location } = await renderApp('/saved?compare=5,6,7');
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Cedar Hall' }));
  expect(location()).toBe('/saved?compare=5%2C6%2C7%2C2');
  await user.click(screen.getByRole('checkbox', { name: 'Compare Amber Room' }));
  expect(await screen.findByText('You can compare up to 4 studios')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Compare Amber Room' })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/saved/compare?ids=5,6,7,2',
  );
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(location()).toBe('/saved');
});
