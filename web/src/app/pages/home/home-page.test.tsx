import { screen, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { blogWith, postCard } from '#web/features/blog/blog.handlers.ts';
import { featured, listedProduct } from '#web/features/catalog/catalog.handlers.ts';
import { listed } from '#web/features/search/search.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { reportedErrors } from '#web/testing/reported-errors.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { HomeStudiosDocument } from './home-page.generated.ts';

const cedar = listed('1', 'Cedar Hall', 'recording', 'london');

/** Has the server know one studio, which is promoted or not. */
function studios({ promoted }: { promoted: boolean }) {
  return api.query(HomeStudiosDocument, ({ variables }) => {
    const isLeftOut = variables.filter?.promotedOnly === true && !promoted;
    return HttpResponse.json({
      data: { studios: { __typename: 'StudioConnection', nodes: isLeftOut ? [] : [cedar] } },
    });
  });
}

async function rows(): Promise<string[]> {
  const main = within(screen.getByRole('main'));
  await main.findAllByRole('article');
  return main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('the home page', () => {
  test('has its rows in the order of the specification', async () => {
    mockServer.use(session(), studios({ promoted: true }));
    await renderApp('/');
    expect(await rows()).toEqual([
      'Top rated',
      'Sponsored studios',
      'Around the world',
      'Popular studios',
      'Just listed',
    ]);
  });

  test('has no row of promoted studios when nobody promotes one', async () => {
    mockServer.use(session(), studios({ promoted: false }));
    await renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Just listed' })).toBeVisible();
    expect(await rows()).not.toContain('Sponsored studios');
  });

  test('has a product of the shop between its rows, and others after them', async () => {
    const product = (id: string, name: string) => listedProduct({ id, slug: `p-${id}`, name });
    mockServer.use(
      session(),
      studios({ promoted: true }),
      featured([product('1', 'Halden R1'), product('2', 'Desk stand')]),
    );
    await renderApp('/');
    const ad = within(await screen.findByRole('region', { name: 'Halden R1' }));
    expect(ad.getByRole('link', { name: 'See Halden R1' })).toHaveAttribute('href', '/shop/p-1');
    const row = within(await screen.findByRole('region', { name: 'From the shop' }));
    expect(row.getByRole('link', { name: 'Desk stand' })).toHaveAttribute('href', '/shop/p-2');
    expect((await rows()).slice(2)).toEqual([
      'Around the world',
      'Halden R1',
      'Popular studios',
      'Just listed',
      'From the shop',
    ]);
  });

  test('ends with the last three posts of the blog', async () => {
    const posts = ['one', 'two', 'three', 'four'].map((slug) => postCard(slug));
    mockServer.use(session(), studios({ promoted: true }), ...blogWith(posts));
    await renderApp('/');
    const section = within(await screen.findByRole('region', { name: 'From the blog' }));
    expect(section.getAllByRole('article')).toHaveLength(3);
    expect((await rows()).at(-1)).toBe('From the blog');
    expect(section.getByRole('link', { name: 'About one' })).toHaveAttribute('href', '/blog/one');
  });

  test('says once that studios cannot be shown, and shows them when asked again', async () => {
    mockServer.use(
      session(),
      api.query(HomeStudiosDocument, () => refusal('INTERNAL', 'Something went wrong.')),
    );
    const { user } = await renderApp('/');
    expect(await screen.findByText('Error loading studios. Please try again later.')).toBeVisible();
    mockServer.use(studios({ promoted: true }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toContain('Top rated');
  });

  test('tells the status of a result that is none of the API, and logs what it said', async () => {
    const log = reportedErrors();
    mockServer.use(
      http.post('/graphql', () => HttpResponse.text('upstream is gone', { status: 502 })),
    );
    await renderApp('/');
    expect(await screen.findByText('Network response was not ok: 502')).toBeVisible();
    expect(log.join()).toContain('upstream is gone');
  });
});
