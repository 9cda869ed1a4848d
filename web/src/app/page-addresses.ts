import { matchRoutes } from 'react-router-dom';
import { currencyOfReader } from '#domain/payments/currency-of-reader.ts';
import type { PageAddresses, PageRoute } from '#domain/rendering/page-contract.ts';
import { onlyParams, paramsOf } from '#web/lib/page-params.ts';
import { readCurrency } from './preferences/chosen-currency.ts';
import { isWorkplace } from './shell/navigation.ts';
import { readColorMode } from './theme/color-scheme.ts';

/** Where there is no other page. */
const EVERYTHING_ELSE = '/*';

/** What tells `pages` and their readers apart. */
export function pageAddressesOf(pages: readonly PageRoute[]): PageAddresses {
  const routes = pages.map(({ path, params }) => ({ path, handle: { params } }));
  const routesAt = routesByWord(routes);
  return {
    pages,
    addressOf(url) {
      const { pathname, searchParams } = new URL(url);
      const route = matchRoutes(routesAt(pathname), pathname)?.at(-1)?.route;
      if (!route || route.path === EVERYTHING_ELSE) {
        return { address: isWorkplace(pathname) ? '/admin/404' : '/404', exists: false };
      }
      const query = onlyParams(searchParams, paramsOf([route.handle])).toString();
      return { address: query ? `${pathname}?${query}` : pathname, exists: true };
    },
    preferencesOf(cookies, language, accepted) {
      const currency = readCurrency(cookies) ?? currencyOfReader(accepted);
      return { language, currency, colorMode: readColorMode(cookies) };
    },
  };
}

/**
 * Those of `routes` that may be at a path, by the word that it begins with: matching makes a pattern of
 * each that it is given, which for all pages takes as long as everything else about a finished one.
 */
function routesByWord<Route extends { path: string }>(
  routes: readonly Route[],
): (pathname: string) => Route[] {
  const byWord = Map.groupBy(routes, ({ path }) => WORD.exec(path)?.[1]);
  const anywhere = byWord.get(undefined) ?? [];
  return (pathname) => {
    const [, first = ''] = pathname.toLowerCase().split('/');
    // A word that somebody has encoded may be any.
    if (first.includes('%')) return [...routes];
    return [...(byWord.get(first) ?? []), ...anywhere];
  };
}

/** The first part of a path where that is a word, and not something in the place of words. */
const WORD = /^\/([a-z0-9-]+)(?=\/|$)/;
