import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { KindResultsDocument } from './components/kind-results.generated.ts';
import { listed, studioSearch } from './search.handlers.ts';
import { suggested } from './site-search.handlers.ts';

const london = {
  ...suggested('CITIES', '/studios/cities', ['London']),
  hits: [
    {
      ...suggested('CITIES', '/studios/cities', ['London']).hits[0]!,
      id: 'london',
      url: '/studios/cities/london',
      detail: 'United Kingdom',
      studioCount: 87,
    },
  ],
};

beforeEach(() => {
  mockServer.use(
    session(),
    api.query(KindResultsDocument, () => HttpResponse.json({ data: { siteSearch: [london] } })),
    ...studioSearch([
      listed('1', 'London Drums', 'drums', 'london'),
      listed('2', 'Kettle Works', 'drums', 'london'),
    ]),
  );
});

const kinds = () => within(screen.getByRole('navigation', { name: 'Results by type' }));

test('what else answers to a text stands above the studios, with how much there is', async () => {
  await renderApp('/search?q=london');
  await screen.findByRole('heading', { level: 2, name: '1 studio' });
  expect(
    kinds()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Studios (1)', 'Cities (1)']);
  expect(kinds().getByRole('link', { current: 'page' })).toHaveTextContent('All');
  const cities = within(screen.getByRole('navigation', { name: 'Cities' }));
  expect(cities.getByRole('link', { name: 'London 87' })).toHaveAttribute(
    'href',
    '/studios/cities/london',
  );
});

test('each kind has an address, and filters keep to it', async () => {
  const { user, location, goBack } = await renderApp('/search?q=london');
  await screen.findByRole('heading', { level: 2, name: '1 studio' });
  await user.click(kinds().getByRole('link', { name: 'Cities (1)' }));
  expect(location()).toBe('/search?q=london&kind=cities');
  const hit = await screen.findByRole('link', { name: /^London/ });
  expect(hit).toHaveTextContent('LondonUnited Kingdom · 87 studios');
  expect(screen.queryByRole('link', { name: 'London Drums' })).toBeNull();
  goBack();
  await user.click(await screen.findByRole('link', { name: 'Studios (1)' }));
  expect(await screen.findByRole('link', { name: 'London Drums' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Cities' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Studio type' }));
  const types = within(await screen.findByRole('dialog', { name: 'Studio type' }));
  await user.click(await types.findByRole('checkbox', { name: /^Drums/ }));
  await waitFor(() => expect(location()).toBe('/search?q=london&type=drums&kind=studios'));
});

test('a kind that nothing was found of leads back to everything', async () => {
  const { user, location } = await renderApp('/search?q=london&kind=products');
  await screen.findByText('No results of this type for “london”');
  await user.click(screen.getByRole('link', { name: 'Show all results' }));
  expect(location()).toBe('/search?q=london');
});

test('without words there are only studios', async () => {
  await renderApp('/search?kind=cities');
  await screen.findByRole('heading', { level: 2, name: '2 studios' });
  expect(screen.queryByRole('navigation', { name: 'Results by type' })).toBeNull();
});

test('the studios are there when the rest does not load', async () => {
  mockServer.use(api.query(KindResultsDocument, () => refusal('INTERNAL', 'Broken')));
  await renderApp('/search?q=london');
  expect(await screen.findByRole('link', { name: 'London Drums' })).toBeVisible();
  expect(screen.queryByText('Broken')).toBeNull();
});
