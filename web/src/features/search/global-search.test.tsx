import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { untilSettled } from '#web/testing/opened-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { NearMatchesDocument } from './components/near-matches.generated.ts';
import { SearchSuggestionsDocument } from './components/global-search/suggestions.generated.ts';
import { studioSearch } from './search.handlers.ts';
import { suggestions } from './site-search.handlers.ts';

const studios = ['Drum House', 'Kettle Drum Works', 'Söder Sound'];
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  mockServer.use(
    session(),
    ...studioSearch([]),
    api.query(NearMatchesDocument, () => HttpResponse.json({ data: { nearMatches: [] } })),
    suggestions(studios, (text) => asked.push(text)),
  );
});

const field = () => screen.getByRole('combobox', { name: 'Search Roomtone' });
const list = () => within(screen.getByRole('listbox', { name: 'Suggestions' }));
const options = () =>
  list()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const activeOption = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? 'none')?.textContent;

/** Opens a page, puts the focus into the search and waits for what belongs to it. */
async function openSearch() {
  const app = await renderApp('/terms');
  await app.user.click(field());
  await screen.findAllByRole('status');
  return app;
}

async function suggest(text: string) {
  const app = await openSearch();
  await app.user.keyboard(text);
  await screen.findByRole('option', { name: /^Drum House/ });
  return app;
}

describe('suggestions', () => {
  test('come from two characters on, 300 ms after the last one', async () => {
    await openSearch();
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    const wait = (ms: number) => vi.advanceTimersByTime(ms);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      type(' d ');
      wait(1000);
      expect(screen.queryByRole('listbox')).toBeNull();
      type('dr');
      wait(299);
      type('dru');
      wait(299);
      expect(asked).toEqual([]);
      wait(1);
    } finally {
      vi.useRealTimers();
    }
    expect(await screen.findByRole('option', { name: 'Drum House' })).toBeVisible();
    expect(asked).toEqual(['dru']);
  });

  test('stand in groups, with what was typed marked, and the search of everything last', async () => {
    await suggest('drum');
    const group = within(list().getByRole('group', { name: 'Studios' }));
    expect(group.getAllByRole('option')).toHaveLength(2);
    expect(group.getAllByText('Drum', { selector: 'mark' })).toHaveLength(2);
    expect(options().at(-1)).toBe('See all results for “drum”');
    expect(screen.getByText('3 suggestions')).toBeInTheDocument();
  });

  test('name room types in the reader’s own words', async () => {
    await suggest('drum');
    const kinds = within(screen.getByRole('group', { name: 'Studio types' }));
    expect(kinds.getByRole('option', { name: 'Drums' })).toHaveAttribute(
      'href',
      '/studios/categories/drums',
    );
  });

  test('never show a result that comes after a newer one', async () => {
    const late = Promise.withResolvers<void>();
    mockServer.use(
      suggestions(studios, (text) => {
        asked.push(text);
        return text === 'sound' ? late.promise : undefined;
      }),
    );
    const { user } = await openSearch();
    await user.keyboard('sound');
    await waitFor(() => expect(asked).toEqual(['sound']));
    await user.clear(field());
    await user.keyboard('drum');
    await screen.findByRole('option', { name: 'Drum House' });
    late.resolve();
    await untilSettled();
    expect(screen.queryByRole('option', { name: 'Söder Sound' })).toBeNull();
    expect(screen.getByRole('option', { name: 'Drum House' })).toBeVisible();
  });

  test('that there are none of are no dead end', async () => {
    const { user, location } = await openSearch();
    await user.keyboard('zither');
    expect(await screen.findByText('No suggestions for “zither”')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Studios for “zither”' });
    expect(location()).toBe('/search?q=zither');
  });

  test('that do not load leave the search', async () => {
    mockServer.use(api.query(SearchSuggestionsDocument, () => refusal('INTERNAL', 'Broken')));
    const { user, location } = await openSearch();
    await user.keyboard('drum');
    expect(await screen.findByText('Suggestions didn’t load. You can still search.')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/search?q=drum'));
  });
});

describe('by keyboard', () => {
  test('arrows go round, Home and End reach the ends, Enter follows', async () => {
    const { user, location } = await suggest('drum');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(activeOption()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(activeOption()).toBe('Drums');
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toBe('See all results for “drum”');
    await user.keyboard('{ArrowDown}{End}{Home}{ArrowDown}');
    expect(activeOption()).toBe('Drum House');
    expect(list().getByRole('option', { selected: true })).toHaveTextContent('Drum House');
    expect(field()).toHaveFocus();
    mockServer.use(api.query('StudioPage', () => HttpResponse.json({ data: { studio: null } })));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/studios/1'));
    expect(field()).toHaveValue('');
  });

  test('Enter without an option searches everything', async () => {
    const { user, location } = await suggest('drum');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/search?q=drum'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Escape closes the list, and then empties the field', async () => {
    const { user } = await suggest('drum');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('drum');
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeVisible();
    await user.keyboard('{Escape}{Escape}');
    expect(field()).toHaveValue('');
  });

  test('the button is for when there is something to search for', async () => {
    const { user } = await openSearch();
    const button = screen.getByRole('button', { name: 'Search Roomtone' });
    await waitFor(() => expect(button).toBeDisabled());
    await user.keyboard('  ');
    expect(button).toBeDisabled();
    await user.keyboard('d');
    expect(button).toBeEnabled();
  });
});

describe('recent searches', () => {
  const recent = () => within(screen.getByRole('region', { name: 'Recent searches' }));
  const names = () =>
    recent()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test('are offered in the empty field, the latest first, five at most', async () => {
    const { user } = await openSearch();
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'Three']) {
      await user.click(field());
      await user.keyboard(`${text}{Enter}`);
    }
    await user.click(field());
    expect(names()).toEqual(['Three', 'six', 'five', 'four', 'two']);
  });

  test('are followed, removed one by one and all at once', async () => {
    localStorage.setItem('recent_searches', JSON.stringify(['drums', 'piano', 'choir']));
    const { user, location } = await openSearch();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(recent().getByRole('link', { name: 'piano' })).toHaveFocus();
    await user.click(recent().getByRole('button', { name: 'Remove “drums” from recent searches' }));
    expect(names()).toEqual(['piano', 'choir']);
    expect(field()).toHaveFocus();
    await user.click(recent().getByRole('link', { name: 'choir' }));
    await waitFor(() => expect(location()).toBe('/search?q=choir'));
    await user.click(field());
    expect(names()).toEqual(['choir', 'piano']);
    await user.click(recent().getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(localStorage.getItem('recent_searches')).toBeNull();
  });

  test.each(['{', '{"a":1}', '[1,null,"drums"]'])('survive %s in the storage', async (stored) => {
    localStorage.setItem('recent_searches', stored);
    await openSearch();
    expect(screen.queryAllByRole('link', { name: 'drums' })).toHaveLength(
      stored.includes('drums') ? 1 : 0,
    );
  });
});

test('on a phone a sheet opens for it', async () => {
  const { user, location } = await renderApp('/terms');
  await user.click(screen.getByLabelText('Search Roomtone', { selector: 'a' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Search' }));
  expect(sheet.getByRole('combobox')).toHaveFocus();
  await user.keyboard('drum');
  await sheet.findByRole('option', { name: 'Drum House' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toBe('/search?q=drum');
});
