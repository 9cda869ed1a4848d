import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { LoginDocument, LogoutDocument } from '#web/features/accounts/authentication.generated.ts';
import { listed, studioSearch } from '#web/features/search/search.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { favorites } from './favorites.handlers.ts';
import { AddFavoriteDocument, RemoveFavoriteDocument } from './favorite-changes.generated.ts';

const amber = listed('1', 'Amber Room', 'drums', 'london');
const cedar = listed('2', 'Cedar Hall', 'mixing', 'tokyo');

/** What a heart says of itself. */
const heart = (name: string) => screen.findByRole('button', { name });
const copy = () => JSON.parse(localStorage.getItem('favorites') ?? 'null') as unknown;

beforeEach(() => {
  mockServer.use(session(nora), ...studioSearch([amber, cedar]));
});

describe('the heart', () => {
  test('shows what is saved, and saves and removes', async () => {
    const { saved, handlers } = favorites([cedar]);
    mockServer.use(...handlers);
    const { user } = await renderApp('/search');
    expect(await heart('Saved: Cedar Hall')).toBePressed();
    expect(await heart('Save Amber Room')).not.toBePressed();

    await user.click(await heart('Save Amber Room'));
    expect(await screen.findByText('Added to Saved')).toBeVisible();
    expect(await heart('Saved: Amber Room')).toBePressed();
    expect(saved).toEqual(['1', '2']);
    expect(copy()).toEqual({ userId: '7', studioIds: ['1', '2'] });

    await user.click(await heart('Saved: Cedar Hall'));
    expect(await screen.findByText('Removed from Saved')).toBeVisible();
    expect(saved).toEqual(['1']);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await heart('Saved: Cedar Hall')).toBePressed();
    await waitFor(() => expect(saved).toEqual(['2', '1']));
  });

  test('flips at once, and back with the stored copy when the server fails', async () => {
    mockServer.use(...favorites([cedar]).handlers);
    const result = Promise.withResolvers<void>();
    const fail = async () => {
      await result.promise;
      return HttpResponse.error();
    };
    mockServer.use(api.mutation(AddFavoriteDocument, fail));
    const { user } = await renderApp('/search');
    await user.click(await heart('Save Amber Room'));
    expect(await heart('Saved: Amber Room')).toBePressed();
    await waitFor(() => expect(copy()).toEqual({ userId: '7', studioIds: ['2', '1'] }));
    result.resolve();
    expect(await screen.findByText('Failed to add to saved collection')).toBeVisible();
    expect(await heart('Save Amber Room')).not.toBePressed();
    expect(copy()).toEqual({ userId: '7', studioIds: ['2'] });
  });

  test('stays set, and says why, when removing is refused', async () => {
    mockServer.use(...favorites([cedar]).handlers);
    mockServer.use(
      api.mutation(RemoveFavoriteDocument, () => refusal('INTERNAL', 'Something went wrong.')),
    );
    const { user } = await renderApp('/search');
    await user.click(await heart('Saved: Cedar Hall'));
    expect(await screen.findByText('Failed to remove from saved collection')).toBeVisible();
    expect(screen.getByText('Something went wrong.')).toBeVisible();
    expect(await heart('Saved: Cedar Hall')).toBePressed();
    expect(copy()).toEqual({ userId: '7', studioIds: ['2'] });
  });

  test('shows the copy until the server has answered, but nobody else’s', async () => {
    localStorage.setItem('favorites', JSON.stringify({ userId: '7', studioIds: ['1'] }));
    mockServer.use(api.query('MyFavoriteIds', () => new Promise<never>(() => undefined)));
    await renderApp('/search');
    expect(await heart('Saved: Amber Room')).toBePressed();
    expect(await heart('Save Cedar Hall')).not.toBePressed();
  });

  test('does not show what somebody else saved in this browser', async () => {
    localStorage.setItem('favorites', JSON.stringify({ userId: '8', studioIds: ['1'] }));
    mockServer.use(api.query('MyFavoriteIds', () => new Promise<never>(() => undefined)));
    await renderApp('/search');
    expect(await heart('Save Amber Room')).not.toBePressed();
  });

  test('asks a visitor to log in, and is set when they have', async () => {
    const { saved, handlers } = favorites([cedar]);
    mockServer.use(session(), ...handlers);
    const { user } = await renderApp('/search');
    await user.click(await heart('Save Amber Room'));
    expect(await screen.findByText('Login Required')).toBeVisible();
    expect(screen.getByText('Please log in to save studios to your collection')).toBeVisible();
    const dialog = within(await screen.findByRole('dialog'));
    mockServer.use(
      session(nora),
      api.mutation(LoginDocument, () => changed('login', { user: nora })),
    );
    await user.type(await dialog.findByLabelText('Email or username'), 'nora');
    await user.type(dialog.getByLabelText('Password'), 'longenough');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Added to Saved')).toBeVisible();
    expect(await heart('Saved: Amber Room')).toBePressed();
    expect(await heart('Saved: Cedar Hall')).toBePressed();
    expect(saved).toEqual(['1', '2']);
  });

  test('forgets everything when its owner logs out', async () => {
    mockServer.use(
      ...favorites([cedar]).handlers,
      api.mutation(LogoutDocument, () => changed('logout', { wasLoggedIn: true })),
    );
    const { user } = await renderApp('/search');
    expect(await heart('Saved: Cedar Hall')).toBePressed();
    await user.click(screen.getByRole('button', { name: /Nora Quist/ }));
    mockServer.use(session());
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await heart('Save Cedar Hall')).not.toBePressed();
    expect(localStorage.getItem('favorites')).toBeNull();
  });
});

describe('the saved studios', () => {
  test('are reached from the account menu, newest first', async () => {
    mockServer.use(...favorites([cedar, amber]).handlers);
    const { user, location } = await renderApp('/terms');
    await user.click(await screen.findByRole('button', { name: /Nora Quist/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Saved Studios' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Saved studios' })).toBeVisible();
    expect(location()).toBe('/saved');
    const names = (await screen.findAllByRole('article')).map(
      (card) => within(card).getByRole('heading').textContent,
    );
    expect(names).toEqual(['Cedar Hall', 'Amber Room']);
  });

  test('can be removed, and that can be undone', async () => {
    const { saved, handlers } = favorites([cedar, amber]);
    mockServer.use(...handlers);
    const { user } = await renderApp('/saved');
    await user.click(await heart('Saved: Cedar Hall'));
    expect(await screen.findByText('Removed from Saved')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Cedar Hall' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Saved studios' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Cedar Hall' })).toBeVisible();
    await waitFor(() => expect(saved).toEqual(['2', '1']));
  });

  test('come back when removing them fails', async () => {
    mockServer.use(...favorites([cedar]).handlers);
    mockServer.use(api.mutation(RemoveFavoriteDocument, () => HttpResponse.error()));
    const { user } = await renderApp('/saved');
    await user.click(await heart('Saved: Cedar Hall'));
    expect(await screen.findByText('Failed to remove from saved collection')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Cedar Hall' })).toBeVisible();
  });

  test('say what to do when there are none', async () => {
    mockServer.use(...favorites([]).handlers);
    await renderApp('/saved');
    expect(await screen.findByRole('heading', { name: 'No saved studios yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse studios' })).toHaveAttribute(
      'href',
      '/studios',
    );
  });

  test('give way to the login when their owner logs out', async () => {
    mockServer.use(
      ...favorites([cedar]).handlers,
      api.mutation(LogoutDocument, () => changed('logout', { wasLoggedIn: true })),
    );
    const { user, location } = await renderApp('/saved');
    await heart('Saved: Cedar Hall');
    mockServer.use(
      session(),
      api.query('MyFavorites', () => refusal('UNAUTHENTICATED', 'Please log in to continue.')),
      api.query('MyCollections', () => refusal('UNAUTHENTICATED', 'Please log in to continue.')),
    );
    await user.click(screen.getByRole('button', { name: /Nora Quist/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByText('Logged out')).toBeVisible();
    // The page is asked for only after the list has been refused.
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(location()).toBe('/login?to=%2Fsaved');
  });

  test('are for who is logged in', async () => {
    mockServer.use(session());
    const { location } = await renderApp('/saved');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(location()).toBe('/login?to=%2Fsaved');
  });

  test('that did not load can be asked for again', async () => {
    mockServer.use(...favorites([cedar]).handlers);
    mockServer.use(api.query('MyFavorites', () => refusal('INTERNAL', 'Something went wrong')));
    const { user } = await renderApp('/saved');
    expect(await screen.findByText('Your saved studios didn’t load')).toBeVisible();
    mockServer.use(...favorites([cedar]).handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Cedar Hall' })).toBeVisible();
  });
});
