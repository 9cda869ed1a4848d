import { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followResults, resultsBehind } from './results-trail.ts';

let router: ReturnType<typeof createBrowserRouter>;

beforeEach(() => open('/'));

afterEach(() => router.dispose());

it('leads back over studios and what opens over them, however quickly they are gone through', () => {
  go('/search?city=nashville', '/studios/1', '/studios/1#reviews', '/studios/2');
  expect(resultsBehind()).toEqual({ path: '/search?city=nashville', steps: -3 });
});

it('leads back to what the filters of the results are now', async () => {
  go('/search', '/search?city=nashville');
  await router.navigate('/search?city=austin', { replace: true });
  go('/studios/1');
  expect(resultsBehind()).toEqual({ path: '/search?city=austin', steps: -1 });
});

it('does not lead back over another page', async () => {
  go('/search', '/studios/1', '/', '/studios/2');
  expect(resultsBehind()).toBeNull();
  // Before that page it does.
  await router.navigate(-2);
  await expect.poll(resultsBehind).toEqual({ path: '/search', steps: -1 });
  go('/', '/studios/2');
  expect(resultsBehind()).toBeNull();
});

it('does not lead back over another page that took the place of a studio', async () => {
  go('/search', '/studios/1', '/studios/2', '/studios/3');
  await router.navigate(-2);
  await expect.poll(resultsBehind).toEqual({ path: '/search', steps: -1 });
  go('/', '/studios/4');
  expect(resultsBehind()).toBeNull();
});

it('forgets results of before the site was left', () => {
  go('/search', '/studios/1');
  router.dispose();
  window.history.replaceState(null, '');
  open('/studios/1');
  go('/studios/2');
  expect(resultsBehind()).toBeNull();
});

it('leads back after the page was loaded anew', () => {
  go('/search', '/studios/1');
  router.dispose();
  start();
  expect(resultsBehind()).toEqual({ path: '/search', steps: -1 });
});

function open(path: string): void {
  window.history.replaceState(null, '', path);
  start();
}

function start(): void {
  router = createBrowserRouter([
    { path: '/' },
    { path: '/search', handle: { trail: 'start' } },
    { path: '/studios/:id', handle: { trail: 'onward' } },
  ]);
  followResults(router);
}

/** Each as soon as the one before is in the address. */
function go(...paths: string[]): void {
  for (const path of paths) void router.navigate(path);
}
