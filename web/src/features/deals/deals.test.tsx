import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { listed } from '#web/features/search/search.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { deal, dealsGiven, promoted, savings } from './deals.handlers.ts';

beforeEach(() => mockServer.use(session()));

/** A studio where $100 have become $75. */
const saving = (name: string, cityId: 'london' | 'tokyo', category: string | null = null) => ({
  __typename: 'Saving' as const,
  id: name,
  usualCents: 100_00,
  cents: 75_00,
  category: category === null ? null : { __typename: 'Category' as const, id: category },
  studio: listed(name, name, 'drums', cityId),
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('ways to pay less', () => {
  test('say how much less, by which comparison', async () => {
    mockServer.use(
      dealsGiven([]),
      savings({
        BELOW_MEDIAN: [saving('Tin Chapel', 'tokyo', 'drums')],
        WITHOUT_ENGINEER: [saving('Low Room', 'london')],
        OTHER_HOURS: [saving('Night Owl', 'london')],
      }),
    );
    await renderApp('/coupons-deals');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Coupons and deals' }),
    ).toBeVisible();
    const cheap = await section('Well below the usual price');
    expect(await cheap.findByText('25% below the median of $100 (Drums, Tokyo)')).toBeVisible();
    const alone = await section('Cheaper without an engineer');
    expect(
      await alone.findByText('$25 less an hour without an engineer: $75 instead of $100'),
    ).toBeVisible();
    const early = await section('Cheaper outside office hours');
    expect(
      await early.findByText(
        /\$25 less if you start before 9:00 AM or after 4:59 PM: \$75 instead of \$100/,
      ),
    ).toBeVisible();
    expect(early.getByRole('link', { name: 'Night Owl' })).toHaveAttribute(
      'href',
      '/studios/Night Owl',
    );
  });

  test('are shown further on request, and narrowed by a city in the address', async () => {
    mockServer.use(
      dealsGiven([]),
      savings({ OTHER_HOURS: [saving('Night Owl', 'tokyo'), saving('Early Bird', 'london')] }),
    );
    const { user, location } = await renderApp('/coupons-deals');
    const early = await section('Cheaper outside office hours');
    await user.click(await early.findByRole('button', { name: 'Show more' }));
    expect(await early.findByRole('link', { name: 'Early Bird' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('City'), 'Berlin');
    expect(await early.findByText('No studio has cheaper hours right now')).toBeVisible();
    expect(location()).toBe('/coupons-deals?city=berlin');
    expect(early.getByRole('link', { name: 'Browse studios' })).toHaveAttribute(
      'href',
      '/studios/cities/berlin',
    );
    await user.selectOptions(screen.getByLabelText('City'), 'London');
    expect(await early.findByRole('link', { name: 'Early Bird' })).toBeVisible();
    expect(early.queryByRole('link', { name: 'Night Owl' })).toBeNull();
  });
});

describe('deals from others', () => {
  const berlin = { __typename: 'City', id: 'berlin', name: 'Berlin' } as const;

  test('say who gives them, where, how and until when', async () => {
    mockServer.use(
      savings({}),
      dealsGiven([
        deal('Sixth reel free', { code: 'SPLICE', isInvented: true }),
        deal('Half-price strings', { city: berlin, website: 'https://strings.example/half' }),
      ]),
    );
    await renderApp('/coupons-deals?city=berlin');
    const given = await section('Deals from others');
    const [reel, strings] = await given.findAllByRole('listitem');
    expect(reel).toHaveTextContent('Fern & Reel · everywhere');
    expect(within(reel!).getByText('SPLICE')).toBeVisible();
    expect(within(reel!).getByText('Valid until December 24, 2026 (UTC)')).toBeVisible();
    expect(strings).toHaveTextContent('Fern & Reel · Berlin');
    expect(within(strings!).getByRole('link', { name: 'Half-price strings' })).toHaveAttribute(
      'href',
      'https://strings.example/half',
    );
    expect(given.getByText(/on this page are invented/)).toBeVisible();
  });

  test('lead on where there are none', async () => {
    mockServer.use(savings({}), dealsGiven([]));
    await renderApp('/coupons-deals');
    const given = await section('Deals from others');
    expect(await given.findByText('No deals right now')).toBeVisible();
    expect(given.getByRole('link', { name: 'Browse studios' })).toHaveAttribute('href', '/studios');
  });
});

describe('what is promoted', () => {
  test('is counted, and each studio is labelled', async () => {
    mockServer.use(session(), promoted([listed('7', 'Tin Chapel', 'drums', 'tokyo')]));
    await renderApp('/promotions');
    const now = within(await screen.findByRole('region', { name: 'Promoted right now' }));
    expect(
      await now.findByText('1 of 667 studios on Roomtone is promoted right now (0.1%).'),
    ).toBeVisible();
    const card = within(now.getByRole('article'));
    expect(card.getByRole('link', { name: 'Tin Chapel' })).toBeVisible();
    expect(card.getByText('Sponsored')).toBeVisible();
    expect(now.getByRole('link', { name: 'All sponsored studios' })).toHaveAttribute(
      'href',
      '/promoted',
    );
  });

  test('may be nothing', async () => {
    mockServer.use(session(), promoted([]));
    await renderApp('/promotions');
    expect(await screen.findByText('Nothing is promoted right now')).toBeVisible();
  });
});
