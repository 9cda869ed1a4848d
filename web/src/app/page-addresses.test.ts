import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageAddressesOf } from './page-addresses.ts';
import { pageRoutesOf } from './page-routes.ts';
import { routes } from './routes.tsx';

const pages = pageRoutesOf(routes);

// Each page reads a parameter that no other does, so that its address tells which one was found.
const told = pages.map(({ path }, index) => ({ path, params: [`page${index}`] }));
const everyParam = told.map(({ params: [name] }) => `${name}=1`).join('&');
const toldBy = pageAddressesOf(told);

/** How somebody may write the path of a page. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  path.toUpperCase(),
  path.replace(/^\/[a-z]/, (start) => `/%${start.charCodeAt(1).toString(16)}`),
  `${path}/and-further`,
  `/else${path}`,
  `/${path}`,
];

test('a page is found as the router finds it among all, however its path is written', () => {
  expect(pages.length).toBeGreaterThan(100);
  const paths = pages.flatMap(({ path }) =>
    spellings(path.replaceAll(/:\w+/g, 'thing').replace('*', 'nothing')),
  );
  for (const path of paths) {
    const { pathname } = new URL(`https://roomtone.example${path}`);
    const expected = matchRoutes(told, pathname)?.at(-1)?.route;
    const { address, exists } = toldBy.addressOf(
      `https://roomtone.example${pathname}?${everyParam}`,
    );
    const [param] = exists ? [...new URLSearchParams(address.split('?')[1]).keys()] : [];
    expect([pathname, param]).toEqual([
      pathname,
      expected?.path === '/*' ? undefined : expected?.params[0],
    ]);
  }
});
