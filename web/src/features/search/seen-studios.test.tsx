import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { NearMatchesDocument } from './components/near-matches.generated.ts';
import { SeenStudiosDocument } from './components/seen-studios.generated.ts';
import { StudioSearchDocument } from './components/studio-search.generated.ts';
import { rememberStudio } from './recent-studios.ts';
import { listed, page, studioSearch } from './search.handlers.ts';
import type { SearchVariables } from './search-variables.ts';

const kettle = listed('1', 'Kettle Works', 'drums', 'london');
const lantern = listed('2', 'Paper Lantern', 'mixing', 'tokyo');

beforeEach(() => {
  mockServer.use(
    session(),
    ...studioSearch([]),
    api.query(NearMatchesDocument, () => HttpResponse.json({ data: { nearMatches: [] } })),
    // The third is gone.
    api.query(SeenStudiosDocument, ({ variables }) => {
      const { ids } = variables as { ids: string[] };
      const known = [kettle, lantern];
      const seenStudios = ids.flatMap((id) => known.find((studio) => studio.id === id) ?? []);
      return HttpResponse.json({ data: { seenStudios } });
    }),
  );
});

test('what was seen lately is offered where nothing is found, without what is gone, and can be cleared', async () => {
  for (const id of ['1', '3', '2']) rememberStudio(id);
  const { user } = await renderApp('/studios?type=drums');
  const seen = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  const names = seen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['Paper Lantern', 'Kettle Works']);
  await user.click(seen.getByRole('button', { name: 'Clear list' }));
  await waitFor(() => expect(screen.queryByText('Recently viewed')).toBeNull());
  expect(localStorage.getItem('recent_studios')).toBeNull();
});

test('twelve are kept, the latest first', () => {
  for (let id = 1; id <= 14; id++) rememberStudio(String(id));
  rememberStudio('5');
  const kept = JSON.parse(localStorage.getItem('recent_studios')!) as string[];
  expect(kept).toEqual(['5', '14', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3']);
});

test('the first page of a visit is the same for everybody; from then on those near the reader come first', async () => {
  const asked: (string | null | undefined)[] = [];
  mockServer.use(
    api.query(StudioSearchDocument, ({ variables }) => {
      const { sort } = variables as SearchVariables;
      asked.push(sort.near);
      return HttpResponse.json({
        data: {
          studios: {
            ...page([kettle], variables as SearchVariables),
            correctedText: null,
            correctedLocation: null,
          },
          cities: [],
        },
      });
    }),
  );
  const zone = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'Europe/Berlin' } as Intl.ResolvedDateTimeFormatOptions);
  const { goTo } = await renderApp('/studios');
  await screen.findByRole('link', { name: 'Kettle Works' });
  goTo('/studios?type=drums');
  await waitFor(() => expect(asked).toEqual([undefined, 'DE']));
  goTo('/studios?type=drums&city=london');
  await waitFor(() => expect(asked).toEqual([undefined, 'DE', undefined]));
  zone.mockRestore();
});
