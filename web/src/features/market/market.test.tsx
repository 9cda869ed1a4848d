import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { MarketDocument } from './market.generated.ts';
import { marketFigures, markets, price } from './market.handlers.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(), markets(marketFigures()));
});

/** The rows of a table, as its cells one after the other. */
async function rowsOf(name: string): Promise<string[]> {
  const table = await screen.findByRole('table', { name, hidden: true });
  return within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}

describe('the market', () => {
  test('is told of in sentences, and in a table beside each chart', async () => {
    await renderApp('/signals');
    await waitFor(() => expect(document.title).toBe('The studio market in figures · Roomtone'));
    expect(
      await screen.findByText(/Half of all studios ask less than \$65 an hour/),
    ).toHaveTextContent('The middle half asks between $40 and $90');
    expect(await rowsOf('Price of an hour by room type')).toEqual(
      expect.arrayContaining(['All types | $40 | $65 | $90', 'Drums | $50 | $70 | $95']),
    );
    expect(await rowsOf('Price of the hours that were booked')).toEqual([
      'Week from | Median',
      'Nov 16 | $60',
      'Nov 23 | $64',
    ]);
    expect(await rowsOf('How far ahead')).toContain('3–6 days | 70%');
    expect(await rowsOf('How long')).toContain('2 hours | 60%');
    expect(
      screen.getByText('The busiest was the week from Nov 23.', { exact: false }),
    ).toBeVisible();
  });

  test('says where there is too little to say', async () => {
    await renderApp('/signals');
    expect(await rowsOf('Price of an hour by room type')).toContain(
      'Mastering | Too few to say | – | –',
    );
    expect(await rowsOf('Price of an hour by city')).toEqual([
      'City | Median',
      'London | $72',
      'Tokyo | Too few to say',
    ]);
    expect(await rowsOf('How long')).toContain('8 hours | Too few to say');
  });

  test('has the hours of the week in a table that everybody reads', async () => {
    await renderApp('/signals');
    const table = await screen.findByRole('table', { name: 'Sessions by weekday and time of day' });
    expect(table).toBeVisible();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['From', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    const evening = within(table).getByRole('rowheader', { name: '6:00 PM' }).closest('tr')!;
    const cells = within(evening).getAllByRole('cell');
    expect(cells[2]).toHaveTextContent('100');
    expect(cells[0]).toHaveTextContent('Too few to say');
    expect(
      screen.getByText('The busiest two hours begin on Tuesday at 6:00 PM.', { exact: false }),
    ).toBeVisible();
  });

  test('is that of a city by its address, and of all again', async () => {
    mockServer.use(
      markets(marketFigures(), {
        london: marketFigures({ cities: [], prices: [price([55, 80, 110])] }),
      }),
    );
    const { user, location } = await renderApp('/signals');
    await user.selectOptions(await screen.findByLabelText('City'), 'London');
    expect(location()).toBe('/signals?city=london');
    expect(await screen.findByText(/ask less than \$80 an hour/)).toBeVisible();
    expect(screen.queryByText('Price of an hour by city')).toBeNull();
    await user.selectOptions(screen.getByLabelText('City'), 'Everywhere');
    expect(location()).toBe('/signals');
    expect(await screen.findByText(/ask less than \$65 an hour/)).toBeVisible();
  });

  test('of a city with too few studios leads to that of all', async () => {
    const nothing = { prices: [], cities: [], hours: [], leads: [], lengths: [], weeks: [] };
    mockServer.use(markets(marketFigures(), { tokyo: marketFigures({ ...nothing, day: null }) }));
    const { user, location } = await renderApp('/signals?city=tokyo');
    expect(await screen.findByText('Too few studios to say')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('tokyo');
    await user.click(screen.getByRole('link', { name: 'See everywhere' }));
    expect(location()).toBe('/signals');
    expect(await screen.findByText(/ask less than \$65 an hour/)).toBeVisible();
  });

  test('says so where a part of a city cannot be told', async () => {
    mockServer.use(markets(marketFigures(), { tokyo: marketFigures({ hours: [], leads: [] }) }));
    await renderApp('/signals?city=tokyo');
    const figure = (await screen.findByText('How far ahead')).closest('figure')!;
    expect(figure).toHaveTextContent('Too few to say');
    expect(within(figure).queryByRole('table', { hidden: true })).toBeNull();
    expect(screen.queryByRole('table', { name: 'Sessions by weekday and time of day' })).toBeNull();
  });

  test('has nothing to say before the first figures', async () => {
    const nothing = { prices: [], cities: [], hours: [], leads: [], lengths: [], weeks: [] };
    mockServer.use(markets(marketFigures({ ...nothing, day: null })));
    await renderApp('/signals');
    expect(await screen.findByText('No figures yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All studios' })).toHaveAttribute('href', '/studios');
  });

  test('says how studios are protected', async () => {
    await renderApp('/signals');
    const rule = within(screen.getByRole('region', { name: 'How studios stay private' }));
    expect(
      rule.getByText(/at least 5 studios of at least 3 owners .* at least 20 sessions/),
    ).toBeVisible();
    expect(rule.getByText('No studio makes up more than 50% of it.')).toBeVisible();
  });

  test('that cannot be loaded is asked for again', async () => {
    mockServer.use(
      api.query(MarketDocument, () => refusal('UNAVAILABLE', 'Soon.'), { once: true }),
    );
    const { user } = await renderApp('/signals');
    expect(await screen.findByText('The figures didn’t load')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/ask less than \$65 an hour/)).toBeVisible();
  });

  test('is in the reader’s language', async () => {
    await renderApp('/signals', 'de');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Der Studiomarkt in Zahlen' }),
    ).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Sessions nach Wochentag und Uhrzeit' });
    // Their weeks begin on Monday.
    expect(within(table).getAllByRole('columnheader').at(1)).toHaveTextContent('Mo');
    expect(within(table).getByRole('rowheader', { name: '18:00' })).toBeVisible();
  });
});
