import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sortInput } from './search-variables.ts';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { EquipmentOptionsDocument } from './components/equipment-field.generated.ts';
import { NearMatchesDocument } from './components/near-matches.generated.ts';
import { StudioSearchDocument } from './components/studio-search.generated.ts';
import { listed, page, studioSearch } from './search.handlers.ts';

const kettle = listed('1', 'Kettle Works', 'drums', 'london');
const lantern = listed('2', 'Paper Lantern', 'mixing', 'tokyo');
const drumHouse = listed('3', 'Drum House', 'drums', 'tokyo');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(), ...studioSearch([kettle, lantern, drumHouse]));
});

/** Opens the search and waits for what it finds. */
async function openSearch(path: string, count: string) {
  const app = await renderApp(path);
  await found(count);
  return app;
}

async function found(count: string): Promise<void> {
  await screen.findByRole('heading', { level: 2, name: count });
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Opens a group of filters above the results. */
async function openGroup(user: UserEvent, group: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${group}`) }));
  return within(await screen.findByRole('dialog', { name: group }));
}

/** Ticks a condition of a group and goes back to the results. */
async function tick(user: UserEvent, group: string, name: RegExp): Promise<void> {
  const filters = await openGroup(user, group);
  await user.click(await filters.findByRole('checkbox', { name }));
  await user.click(filters.getByRole('button', { name: 'Show studios' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the map', () => {
  beforeEach(() => {
    mockServer.use(
      http.get('*/outlines.generated.json', () => new HttpResponse(null, { status: 503 })),
    );
    // A map without a size shows nothing.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  });

  const mapOf = async () =>
    within(await screen.findByRole('region', { name: 'Map of the studios in the list' }));

  test('comes on demand, with prices, and stays in the address', async () => {
    const { user, location } = await openSearch('/search', '3 studios');
    expect(screen.queryByRole('region', { name: /^Map/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Map', pressed: false }));
    expect(location()).toBe('/search?map=1');
    const map = await mapOf();
    expect(await map.findByRole('button', { name: /^Kettle Works, \$/ })).toBeVisible();
    expect(map.getByRole('button', { name: '2 here' })).toBeVisible();
    await tick(user, 'Studio type', /^Drums/);
    await found('2 studios');
    expect(location()).toBe('/search?type=drums&map=1');
    await user.click(screen.getByRole('button', { name: 'Map', pressed: true }));
    expect(location()).toBe('/search?type=drums');
  });

  test('searches what it shows when it is moved, which can be taken back', async () => {
    const { user, location } = await openSearch('/search?city=london&map=1', '1 studio');
    const map = await mapOf();
    await map.findByRole('button', { name: /^Kettle Works/ });
    await user.click(map.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(location()).toMatch(/^\/search\?city=london&bounds=51\.\d+/));
    await user.click(await screen.findByRole('button', { name: /Map area/ }));
    expect(location()).toBe('/search?city=london&map=1');
  });

  test('searches only when it is asked to, once that is chosen', async () => {
    const { user, location } = await openSearch('/search?city=london&map=1', '1 studio');
    const map = await mapOf();
    await map.findByRole('button', { name: /^Kettle Works/ });
    await user.click(screen.getByRole('switch', { name: 'Search as I move the map' }));
    await user.click(map.getByRole('button', { name: 'Zoom out' }));
    expect(location()).toBe('/search?city=london&map=1');
    await user.click(await screen.findByRole('button', { name: 'Search this area' }));
    expect(location()).toContain('&bounds=');
  });

  test('is of what an address says', async () => {
    await openSearch('/search?bounds=35,139,36,140', '2 studios');
    expect(screen.queryByRole('link', { name: 'Kettle Works' })).toBeNull();
  });
});

describe('filters', () => {
  test('each stands in the address and in the title, and is taken back by Back', async () => {
    const { user, location, goBack } = await openSearch('/search', '3 studios');
    expect(title()).toBe('All studios');
    await tick(user, 'Studio type', /^Drums/);
    await found('2 studios');
    await tick(user, 'City', /^Tokyo/);
    await found('1 studio');
    expect(location()).toBe('/search?type=drums&city=tokyo');
    expect(screen.getByRole('link', { name: 'Drum House' })).toBeVisible();
    expect(title()).toBe('Drum rooms in Tokyo');
    expect(document.title).toBe('Drum rooms in Tokyo · Roomtone');

    goBack();
    await found('2 studios');
    expect(location()).toBe('/search?type=drums');
    expect(screen.getByRole('button', { name: 'Studio type · 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'City' })).toBeVisible();
  });

  test('say how many studios each would leave, and leave out cities without any', async () => {
    mockServer.use(...studioSearch([kettle]));
    const { user } = await openSearch('/studios', '1 studio');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'All filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await dialog.findByRole('checkbox', { name: 'Drums (1 studio)' })).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Orchestral (0 studios)' })).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'London (1 studio)' })).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: /^Tokyo/ })).toBeNull();
    expect(dialog.getByLabelText('Fast Wi-Fi (7 studios)')).toBeInTheDocument();
    expect(dialog.getByLabelText('Europe (1 studio)')).toBeInTheDocument();
    expect(dialog.getByRole('option', { name: 'Japan (0)', hidden: true })).toBeInTheDocument();
  });

  test('say at instant booking what the badges of studios mean', async () => {
    const { user, location } = await openSearch('/studios', '3 studios');
    const filters = await openGroup(user, 'Booking');
    expect(await filters.findByText(/are booked instantly/)).toBeVisible();
    expect(filters.getByText('The host replies within 48 hours.')).toBeVisible();
    await user.click(filters.getByRole('checkbox', { name: /^Instant booking/ }));
    expect(location()).toBe('/studios?instant=1');
  });

  test('are taken away by pressing them, and the focus goes on to the next', async () => {
    const { user, location } = await openSearch('/search?q=drum&type=drums&city=tokyo', '1 studio');
    await user.click(screen.getByRole('button', { name: 'Remove filter: “drum”' }));
    expect(location()).toBe('/search?type=drums&city=tokyo');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove filter: Drums' })).toHaveFocus(),
    );
    expect(screen.getByLabelText('What')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await found('3 studios');
    expect(location()).toBe('/search');
  });

  test('are all in one sheet, which says how many studios are left', async () => {
    const { user, location } = await openSearch('/search?city=tokyo', '2 studios');
    await user.click(screen.getByRole('link', { name: 'All filters (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await dialog.findByRole('checkbox', { name: /^Mixing/ }));
    await user.click(await dialog.findByRole('button', { name: 'Show 1 studio' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/search?type=mixing&city=tokyo');
  });

  test('are open from the start at the address of all filters', async () => {
    const { user, location } = await renderApp('/searchtool?city=tokyo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await dialog.findByRole('button', { name: 'Show 2 studios' }));
    await found('2 studios');
    expect(location()).toBe('/searchtool?city=tokyo');
  });

  test('lowest price above the highest is said at the field and stays out of the address', async () => {
    const { user, location } = await openSearch('/search?minPrice=50', '3 studios');
    const filters = await openGroup(user, 'Price');
    await user.type(await filters.findByLabelText('Max, $'), '20{Tab}');
    expect(filters.getByText('The minimum price is higher than the maximum')).toBeVisible();
    expect(location()).toBe('/search?minPrice=50');
    await user.clear(filters.getByLabelText('Min, $'));
    await user.type(filters.getByLabelText('Min, $'), '10{Tab}');
    await waitFor(() => expect(location()).toBe('/search?minPrice=10&maxPrice=20'));
    expect(filters.queryByText('The minimum price is higher than the maximum')).toBeNull();
  });

  test('say what has to fit in, in the address and as conditions to remove', async () => {
    const { user, location } = await openSearch('/search', '3 studios');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'All filters' }));
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.selectOptions(await filters.findByLabelText('Group size'), '6');
    for (const name of [/^Step-free access/, /^Load-in without stairs/, /^Street parking/]) {
      await user.click(filters.getByRole('checkbox', { name }));
    }
    await user.click(filters.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/search?people=6&stepFree=1&noStairs=1&parking=street');
    await user.click(
      await screen.findByRole('button', { name: 'Remove filter: 6 people or more' }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter: Street parking' }));
    expect(location()).toBe('/search?stepFree=1&noStairs=1');
  });

  test('gear is found by typing a part of its name', async () => {
    mockServer.use(
      api.query(EquipmentOptionsDocument, () =>
        HttpResponse.json({
          data: {
            equipment: [{ __typename: 'EquipmentOption', name: 'Neumann U 87 Ai', studioCount: 2 }],
          },
        }),
      ),
    );
    const { user, location } = await openSearch('/studios', '3 studios');
    const filters = await openGroup(user, 'Equipment');
    await user.type(await filters.findByRole('combobox', { name: 'Add equipment' }), 'u87');
    await screen.findByRole('option', { name: 'Neumann U 87 Ai' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/studios?equipment=Neumann+U+87+Ai'));
    expect(filters.getByRole('button', { name: 'Remove Neumann U 87 Ai' })).toBeVisible();
  });
});

test.each([
  ['en', 'Rehearsal rooms in London free on Tue, Dec 8'],
  ['es', 'Salas de ensayo en Londres libres el mar, 8 dic'],
  ['fr', 'Salles de répétition à Londres disponibles le mar. 8 déc.'],
  ['de', 'Proberäume in London, frei am Di., 8. Dez.'],
  ['ja', '12月8日(火)に空いているロンドンのリハーサルスタジオ'],
] as const)('the title says in %s what is shown', async (language, expected) => {
  await renderApp('/studios?location=london&type=rehearsal&date=2026-12-08', language);
  expect(await screen.findByRole('heading', { level: 1, name: expected })).toBeVisible();
  expect(document.title).toBe(`${expected} · Roomtone`);
});

test('the studios before stay as readable as they were while others are on their way', async () => {
  const { user } = await openSearch('/search', '3 studios');
  const { promise, resolve } = Promise.withResolvers<void>();
  mockServer.use(
    api.query(StudioSearchDocument, async () => {
      await promise;
      return undefined;
    }),
  );
  await tick(user, 'Studio type', /^Drums/);
  const card = screen.getByRole('link', { name: 'Paper Lantern' });
  const results = card.closest('[aria-busy="true"]');
  expect(results).not.toBeNull();
  for (let element = card; element !== document.body; element = element.parentElement!) {
    expect(getComputedStyle(element).opacity || '1').toBe('1');
  }
  resolve();
  await found('2 studios');
  expect(results).toHaveAttribute('aria-busy', 'false');
});

describe('words', () => {
  test('are searched for when typing pauses, as one step in the history', async () => {
    const { user, location, goBack } = await openSearch('/search?city=tokyo', '2 studios');
    await user.type(screen.getByLabelText('What'), 'dru');
    await found('1 studio');
    await user.type(screen.getByLabelText('What'), 'm house');
    await waitFor(() => expect(location()).toBe('/search?q=drum+house&city=tokyo'));
    goBack();
    await found('2 studios');
    expect(location()).toBe('/search?city=tokyo');
    expect(screen.getByLabelText('What')).toHaveValue('');
  });

  test('that were read as they may have been meant are named', async () => {
    mockServer.use(
      api.query(StudioSearchDocument, () =>
        HttpResponse.json({
          data: {
            studios: {
              ...page([kettle], { filter: {}, sort: sortInput('relevance'), first: 24 }),
              correctedText: 'kettle',
              correctedLocation: null,
            },
            cities: [],
          },
        }),
      ),
    );
    await openSearch('/search?q=ketle', '1 studio');
    expect(screen.getByText('Showing results for “kettle”.')).toBeVisible();
  });
});

test('a time to be free at goes on to the booking', async () => {
  const { user, location } = await openSearch('/search?date=2026-12-08', '3 studios');
  await user.selectOptions(screen.getByLabelText('Start'), '7:00 PM');
  await user.selectOptions(screen.getByLabelText('Length'), '3');
  expect(location()).toBe('/search?date=2026-12-08&start=19%3A00&hours=3');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Kettle Works' })).toHaveAttribute(
      'href',
      '/studios/1?date=2026-12-08&hours=3&time=19%3A00',
    ),
  );
  expect(screen.getAllByText('Free Tue, Dec 8 at 7:00 PM')).toHaveLength(3);
  // 3 × (65 + 40) + 25
  expect(screen.getAllByText('$340', { selector: 'button' })).toHaveLength(3);
  expect(screen.getAllByText('for 3 hours')).toHaveLength(3);
});

test('parameters that make no sense are named, and the rest applies', async () => {
  await openSearch('/search?type=drums&hours=7&date=2026-12-08&sort=best', '2 studios');
  const alert = within(await within(screen.getByRole('main')).findByRole('alert'));
  expect(alert.getByText('hours: Choose 1, 2, 3, 4, 5, 6 or 8 hours')).toBeVisible();
  expect(alert.getByText(/^sort: Must be one of/)).toBeVisible();
  expect(screen.getByLabelText('Free on')).toHaveValue('2026-12-08');
});

test('a search that finds nothing suggests what to let go of', async () => {
  mockServer.use(
    api.query(NearMatchesDocument, () =>
      HttpResponse.json({
        data: {
          nearMatches: [
            {
              __typename: 'NearMatch',
              without: 'CATEGORY',
              totalCount: 1,
              studios: [{ ...kettle, priceAtAnyStart: null }],
            },
          ],
        },
      }),
    ),
  );
  const { user, location } = await openSearch('/search?type=podcast&city=london', '0 studios');
  expect(await screen.findByText('No studios match all of your filters')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Any studio type' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kettle Works' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See 1 studio' }));
  await found('1 studio');
  expect(location()).toBe('/search?city=london');
});

test('what is suggested instead has the whole price of the time, at another start where it must', async () => {
  const price = (cents: number) =>
    ({ __typename: 'WholePrice', cents, isLeast: false, engineerCents: null }) as const;
  mockServer.use(
    api.query(NearMatchesDocument, ({ variables }) => {
      expect(variables).toMatchObject({
        freeAt: { startTime: '19:00' },
        anyStart: { date: '2026-12-08', hours: 3, startTime: null },
      });
      return HttpResponse.json({
        data: {
          nearMatches: [
            {
              __typename: 'NearMatch',
              without: 'START_TIME',
              totalCount: 2,
              studios: [
                { ...kettle, wholePrice: price(280_00), priceAtAnyStart: price(260_00) },
                { ...lantern, wholePrice: null, priceAtAnyStart: price(310_00) },
              ],
            },
          ],
        },
      });
    }),
  );
  await openSearch('/search?type=podcast&date=2026-12-08&start=19:00&hours=3', '0 studios');
  expect(await screen.findByText('$280', { selector: 'button' })).toBeVisible();
  expect(screen.getByText('$310', { selector: 'button' })).toBeVisible();
  expect(screen.getAllByText('for 3 hours')).toHaveLength(2);
});

test('more studios are added below, and the focus goes to the first of them', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    listed(String(index + 1), `Room ${index + 1}`, 'drums', 'london'),
  );
  mockServer.use(...studioSearch(many));
  const { user, location } = await openSearch('/studios', '30 studios');
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getByText('24 of 30')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Room 25' })).toHaveFocus());
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  expect(location()).toBe('/studios');
});

test('when the studios do not load the filters stay, and they can be asked for again', async () => {
  const { user } = await openSearch('/search', '3 studios');
  mockServer.use(api.query(StudioSearchDocument, () => refusal('INTERNAL', 'Out of order')));
  await tick(user, 'Studio type', /^Drums/);
  expect(await screen.findByText('Out of order')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Studio type · 1' })).toBeVisible();
  mockServer.use(...studioSearch([kettle, lantern, drumHouse]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await found('2 studios');
});
