import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { storeAction } from '#web/features/accounts/pending-action.ts';
import { favorites } from '#web/features/favorites/favorites.handlers.ts';
import { listed, studioSearch } from '#web/features/search/search.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { savedSearch, savedSearchesOver } from './alerts.handlers.ts';

const kettle = listed('1', 'Kettle Works', 'drums', 'london');

beforeEach(() => {
  sessionStorage.clear();
  mockServer.use(session(nora), ...favorites([]).handlers, ...studioSearch([kettle]));
});

describe('a search', () => {
  test('is saved under what it filters by, and leads to those saved from then on', async () => {
    const kept: ReturnType<typeof savedSearch>[] = [];
    mockServer.use(...savedSearchesOver(kept));
    const { user, location } = await renderApp('/search?type=drums&city=london&sort=price');
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    await user.click(await screen.findByRole('link', { name: 'Search saved' }));
    expect(kept).toMatchObject([
      { name: 'Drums, London', query: 'type=drums&city=london', sendsEmail: true, currency: 'usd' },
    ]);
    await waitFor(() => expect(location()).toBe('/account/saved-searches'));
    expect(await screen.findByRole('heading', { name: 'Drums, London' })).toBeVisible();
  });

  test('that is saved already says so, in whatever order it is', async () => {
    mockServer.use(...savedSearchesOver([savedSearch('1', 'Mine', 'type=drums')]));
    await renderApp('/search?type=drums&sort=newest');
    expect(await screen.findByRole('link', { name: 'Search saved' })).toBeVisible();
  });

  test('without a filter is not offered to be saved', async () => {
    mockServer.use(...savedSearchesOver([]));
    await renderApp('/search');
    await screen.findByRole('link', { name: 'Kettle Works' });
    expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
  });

  test('of a visitor is saved once they have come back from a provider', async () => {
    const kept: ReturnType<typeof savedSearch>[] = [];
    mockServer.use(...savedSearchesOver(kept));
    storeAction({ kind: 'search', subject: 'current' });
    await renderApp('/search?type=drums');
    expect(await screen.findByRole('link', { name: 'Search saved' })).toBeVisible();
    expect(kept).toMatchObject([{ query: 'type=drums' }]);
  });

  test('of a visitor asks them to log in first', async () => {
    mockServer.use(session());
    const { user } = await renderApp('/search?type=drums');
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('saved searches', () => {
  test('say what they filter by, and lead to what is newest', async () => {
    const query = 'type=drums&city=london&people=8&noStairs=1';
    mockServer.use(...savedSearchesOver([savedSearch('1', 'For the band', query)]));
    await renderApp('/account/saved-searches');
    expect(await screen.findByRole('link', { name: 'For the band' })).toHaveAttribute(
      'href',
      `/search?${query}&sort=newest`,
    );
    const words = 'Drums · London · 8 people or more · Load-in without stairs';
    expect(screen.getByText(words)).toBeVisible();
  });

  test('are renamed, and their emails switched off', async () => {
    const kept = [savedSearch('1', 'Drums', 'type=drums')];
    mockServer.use(...savedSearchesOver(kept));
    const { user } = await renderApp('/account/saved-searches');
    await user.click(await screen.findByRole('switch', { name: 'Email me new studios Drums' }));
    await waitFor(() => expect(kept[0]!.sendsEmail).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Rename Drums' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename search' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Kits{Enter}');
    expect(await screen.findByRole('heading', { name: 'Kits' })).toBeVisible();
  });

  test('are removed, and brought back as they were', async () => {
    const kept = [{ ...savedSearch('1', 'Drums', 'type=drums'), sendsEmail: false }];
    mockServer.use(...savedSearchesOver(kept));
    const { user } = await renderApp('/account/saved-searches');
    await user.click(await screen.findByRole('button', { name: 'Remove Drums' }));
    expect(await screen.findByText('No saved searches yet')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Drums' })).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Email me new studios Drums' })).not.toBeChecked();
  });
});
