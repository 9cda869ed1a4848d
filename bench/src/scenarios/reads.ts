import { listQuery, searchQuery, studioQuery, suggestionsQuery } from '../queries.ts';
import { beginnings, freeTimes, texts } from '../workload.ts';
import { graphql, inTurn } from './scenario.ts';
import type { Material, Scenario } from './scenario.ts';
import { minutesOfDay } from '#domain/time/calendar.ts';

/** What visitors ask the API. */
export function reads({ studioIds, now }: Material): Scenario[] {
  const list = () => graphql(listQuery);
  const compressed = () => ({ ...list(), headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const detail = (id: number) => graphql(studioQuery, { id });
  const text = (words: string) => graphql(searchQuery, { filter: { text: words } });
  const free = (freeAt: object) => graphql(searchQuery, { filter: { freeAt }, freeAt });
  const rest = () => ({ path: '/api/studios?limit=20' });
  return [
    {
      name: 'list',
      title: 'list of 20 studios as cards',
      product: list,
      floor: () => ({ path: '/list' }),
      usual: list,
      isOnWire: true,
      isRight: hasTwentyStudios,
    },
    {
      name: 'list-small',
      title: 'the same, compressed, as browsers ask for it',
      product: compressed,
      usual: compressed,
      isOnWire: true,
      isRight: hasTwentyStudios,
    },
    {
      name: 'detail',
      title: 'a studio with all that its page shows',
      product: inTurn(studioIds, detail),
      floor: inTurn(studioIds, (id) => ({ path: `/detail/${id}` })),
      usual: inTurn(studioIds, detail),
      isOnWire: true,
      isRight: isStudio,
    },
    {
      name: 'detail-kept',
      title: 'the same of a studio that others have asked for',
      product: inTurn(studioIds.slice(0, 20), detail),
      floor: inTurn(studioIds.slice(0, 20), (id) => ({ path: `/detail/${id}` })),
      usual: inTurn(studioIds.slice(0, 20), detail),
      isOnWire: true,
      isRight: isStudio,
    },
    {
      name: 'text',
      title: 'text search, 20 cards',
      product: inTurn(texts, text),
      floor: inTurn(texts, (words) => ({ path: `/text/${encodeURIComponent(words)}` })),
      usual: inTurn(texts, text),
      isOnWire: true,
      isRight: hasStudios,
    },
    {
      name: 'free',
      title: 'free at a date, start and length, 20 cards',
      product: inTurn(freeTimes(now), free),
      floor: inTurn(freeTimes(now), ({ date, startTime, hours }) => ({
        path: `/free/${date}/${minutesOfDay(startTime)}/${hours}`,
      })),
      usual: inTurn(freeTimes(now), free),
      isOnWire: true,
      isRight: hasStudios,
    },
    {
      name: 'rest',
      title: 'REST list of 20 studios',
      product: rest,
      floor: () => ({ path: '/rest' }),
      usual: rest,
      isOnWire: true,
      isRight: hasTwentyStudios,
    },
    {
      name: 'suggestions',
      title: 'suggestions while somebody types',
      product: inTurn(beginnings, (words) =>
        graphql(suggestionsQuery, { text: words, first: 5, language: 'EN' }),
      ),
      floor: inTurn(beginnings, (words) => ({
        path: `/suggestions/${encodeURIComponent(words)}`,
      })),
      isOnWire: true,
      isRight: (body) => body.includes('"siteSearch":[') && !body.includes('"errors":'),
    },
  ];
}

function isStudio(body: string): boolean {
  return body.includes('"openingHours":[');
}

function hasStudios(body: string): boolean {
  return body.includes('"priceFromCents":') && !body.includes('"errors":');
}

function hasTwentyStudios(body: string): boolean {
  return body.split('"reviewCount":').length === 21;
}
