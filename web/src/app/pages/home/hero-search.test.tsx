import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { PlaceSuggestionsDocument } from '#web/features/search/components/find/place-suggestions.generated.ts';
import { listed, studioSearch } from '#web/features/search/search.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { HomeStudiosDocument } from './home-page.generated.ts';

const cedar = listed('1', 'Cedar Hall', 'recording', 'london');

/** Texts that places were asked for by. */
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(
    session(),
    ...studioSearch([cedar]),
    api.query(HomeStudiosDocument, () =>
      HttpResponse.json({ data: { studios: { __typename: 'StudioConnection', nodes: [] } } }),
    ),
    api.query(PlaceSuggestionsDocument, ({ variables }) => {
      asked.push((variables as { text: string }).text);
      const hit = { __typename: 'SearchHit', studioCount: 3 } as const;
      return HttpResponse.json({
        data: {
          siteSearch: [
            {
              __typename: 'SearchGroup',
              kind: 'CITIES',
              hits: [{ ...hit, id: 'london', title: 'London', detail: 'United Kingdom' }],
            },
            {
              __typename: 'SearchGroup',
              kind: 'NEIGHBOURHOODS',
              hits: [{ ...hit, id: 'london/Long Lane', title: 'Long Lane', detail: 'London' }],
            },
          ],
        },
      });
    }),
  );
});

async function openHome() {
  const app = await renderApp('/');
  const where = screen.getByRole('combobox', { name: 'Where' });
  return {
    ...app,
    where,
    search: () => within(screen.getByRole('main')).getByRole('button', { name: 'Search' }),
  };
}

/** Has the browser answer where it is, and counts how often it was asked. */
function position(answer: { latitude: number; longitude: number } | 'denied') {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed) => {
    if (answer === 'denied') {
      failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    } else {
      found({ coords: answer } as GeolocationPosition);
    }
  });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  return getCurrentPosition;
}

test('a place is suggested while it is typed, and goes with what for to the studios', async () => {
  const { user, where, search, location } = await openHome();
  await user.type(where, 'lo');
  const option = await screen.findByRole('option', { name: /^Long Lane/ });
  expect(option).toHaveTextContent('London · 3 studios');
  expect(asked).toEqual(['lo']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(where).toHaveValue('London');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Studio type'), 'Post-production');
  await user.click(search());
  await waitFor(() => expect(location()).toBe('/studios?location=London&type=post-production'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Post-production studios in London' }),
  ).toBeVisible();
});

test('a part of a city is looked for with its city', async () => {
  const { user, where, search, location } = await openHome();
  await user.type(where, 'lon');
  await user.click(await screen.findByRole('option', { name: /^Long Lane/ }));
  await user.click(search());
  await waitFor(() => expect(location()).toBe('/studios?location=Long+Lane%2C+London'));
});

test('a time is chosen beside the place, and goes to the studios too', async () => {
  const { user, where, search, location } = await openHome();
  await user.type(where, 'London{Escape}');
  await user.click(screen.getByRole('button', { name: /^When/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose dates' }));
  await user.click(dialog.getByRole('button', { name: 'Tuesday, December 8, 2026' }));
  await user.selectOptions(dialog.getByLabelText('Start'), '7:00 PM');
  await user.selectOptions(dialog.getByLabelText('Length'), '3');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /^When/ })).toHaveTextContent(
    'Tue, Dec 8 · 7:00 PM · 3 hours',
  );
  await user.click(search());
  await waitFor(() =>
    expect(location()).toBe('/studios?location=London&date=2026-12-08&start=19%3A00&hours=3'),
  );
});

test('the browser is asked where it is when somebody wants that, and the nearest city is filled in', async () => {
  const ask = position({ latitude: 52.4, longitude: 13 });
  const { user, where } = await openHome();
  await user.click(where);
  const near = await screen.findByRole('option', { name: 'Near me' });
  expect(ask).not.toHaveBeenCalled();
  await user.click(near);
  expect(where).toHaveValue('Berlin');
});

test('a browser that does not tell where it is is no dead end', async () => {
  position('denied');
  const { user, where } = await openHome();
  await user.click(where);
  await user.click(await screen.findByRole('option', { name: 'Near me' }));
  expect(await screen.findByText(/^Your browser isn’t sharing your location\./)).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Los Angeles' }));
  expect(where).toHaveValue('Los Angeles');
});

test('the pictures behind it can be stopped', async () => {
  const { user } = await openHome();
  await user.click(screen.getByRole('button', { name: 'Pause slideshow' }));
  expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
});
