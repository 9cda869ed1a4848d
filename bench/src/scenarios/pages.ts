import type { Shot } from '../load-driver.ts';
import { texts } from '../workload.ts';
import { as, inTurn } from './scenario.ts';
import type { Material, Scenario } from './scenario.ts';

/** As browsers ask for pages. */
export const html = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' };

/** More of one network are not made at once, and wait no longer either (decision 33). */
const AT_ONCE = 12;

const languages = ['en', 'de', 'fr', 'es', 'ja'];
const currencies = ['usd', 'eur', 'gbp', 'jpy', 'cad'];
/** Readers whose pages differ, as cookies say. */
const readers = languages.flatMap((language) =>
  currencies.map((currency) => `language=${language}; currency=${currency}`),
);

/** The first page of somebody who looks around, the same for all. */
export function homePage(): Shot {
  return { path: '/', headers: html };
}

/** The page of a studio, as it is for most. */
export function studioPage(id: number): Shot {
  return { path: `/studios/${id}`, headers: html };
}

/** The page of what a text finds. */
export function searchPage(text: string): Shot {
  return { path: `/search?q=${encodeURIComponent(text)}`, headers: html };
}

/** Pages, those that are kept and those that nobody has asked for before. */
export function pages({ studioIds, tokens }: Material): Scenario[] {
  const made = { isOnWire: false, isRight: isPage, connections: AT_ONCE };
  // Twenty of them take a second, and are made anew when the last look at them was a minute ago.
  const kept = { ...made, isOnWire: true, settleSeconds: 2 };
  return [
    { ...kept, name: 'home', title: 'home page', product: homePage },
    {
      ...made,
      name: 'home-own',
      title: 'home page of somebody who is signed in',
      product: inTurn(tokens, (token) => as(token, homePage())),
    },
    {
      ...kept,
      name: 'search',
      title: 'page of a search that others have made',
      product: inTurn(texts, searchPage),
    },
    {
      ...made,
      name: 'search-made',
      title: 'page of a search that nobody has made',
      product: newSearches(),
      isRight: isHtml,
    },
    {
      ...kept,
      name: 'studio',
      title: 'page of a studio that others have seen',
      product: inTurn(studioIds.slice(0, 20), studioPage),
    },
    {
      ...made,
      name: 'studio-made',
      title: 'page of a studio that nobody has seen',
      product: newStudioPages(studioIds.slice(20)),
    },
  ];
}

/** Pages of studios, each in each language and currency, before the first comes again. */
export function newStudioPages(studioIds: readonly number[]): () => Shot {
  let count = 0;
  return () => {
    const id = studioIds[count % studioIds.length]!;
    const Cookie = readers[Math.floor(count / studioIds.length) % readers.length]!;
    count += 1;
    return { path: `/studios/${id}`, headers: { ...html, Cookie } };
  };
}

function newSearches(): () => Shot {
  let count = 0;
  return () => {
    count += 1;
    const { path } = searchPage(texts[count % texts.length]!);
    return { path: `${path}&maxPrice=${20 + count}`, headers: html };
  };
}

function isHtml(body: string): boolean {
  return body.includes('</html>');
}

function isPage(body: string): boolean {
  return isHtml(body) && body.includes('"Studio:');
}
