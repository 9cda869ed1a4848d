import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { dropAction, storeAction, takeAction } from '#web/features/accounts/pending-action.ts';
import { listed, studioSearch } from '#web/features/search/search.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { favorites } from './favorites.handlers.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe('what a visitor asked for', () => {
  test('is taken once, and only by what it is for', () => {
    storeAction({ kind: 'review', subject: '7' });
    expect(takeAction('heart')).toBeUndefined();
    expect(takeAction('review', '8')).toBeUndefined();
    expect(takeAction('review', '7')).toBe('7');
    expect(takeAction('review', '7')).toBeUndefined();
  });

  test('is forgotten after a quarter of an hour', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    storeAction({ kind: 'heart', subject: '7' });
    vi.setSystemTime(15 * 60_000 + 1);
    expect(takeAction('heart')).toBeUndefined();
  });

  test.each([
    'no JSON',
    'null',
    '7',
    '{"kind":"heart","subject":7,"at":0}',
    JSON.stringify({ kind: 'heart', subject: '../../admin', at: Date.now() }),
    JSON.stringify({ kind: 'heart', subject: '7' }),
    JSON.stringify({ kind: 'heart', subject: '7', at: Date.now() + 60_000_000 }),
  ])('is nothing when %s is kept', (value) => {
    sessionStorage.setItem('pending_action', value);
    expect(takeAction('heart')).toBeUndefined();
    dropAction();
  });
});

describe('a heart that a visitor pressed', () => {
  const amber = listed('2', 'Amber Room', 'recording', 'london');

  test('is kept while they go to a provider, and not when they close the dialog', async () => {
    mockServer.use(session(), ...studioSearch([amber]));
    const { user } = await renderApp('/search');
    await user.click(await screen.findByRole('button', { name: 'Save Amber Room' }));
    const dialog = within(await screen.findByRole('dialog'));
    const link = await dialog.findByRole('link', { name: 'Continue with Google' });
    expect(takeAction('heart')).toBeUndefined();
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(sessionStorage.getItem('pending_action')).toContain('"heart"');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStorage.getItem('pending_action')).toBeNull();
  });

  test('is set once they are back', async () => {
    const { saved, handlers } = favorites([]);
    storeAction({ kind: 'heart', subject: '2' });
    mockServer.use(session(nora), ...studioSearch([amber]), ...handlers);
    await renderApp('/search');
    expect(await screen.findByText('Added to Saved')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Saved: Amber Room' })).toBePressed();
    expect(saved).toEqual(['2']);
    expect(sessionStorage.getItem('pending_action')).toBeNull();
  });

  test('is not set while nobody is logged in', async () => {
    const { saved, handlers } = favorites([]);
    storeAction({ kind: 'heart', subject: '2' });
    mockServer.use(session(), ...studioSearch([amber]), ...handlers);
    await renderApp('/search');
    expect(await screen.findByRole('button', { name: 'Save Amber Room' })).not.toBePressed();
    expect(saved).toEqual([]);
    expect(takeAction('heart')).toBe('2');
  });
});
