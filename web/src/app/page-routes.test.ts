import { expect, test } from 'vitest';
import { page } from '#web/lib/page-route.ts';
import { pageRoutesOf } from './page-routes.ts';

const load = () => Promise.resolve(() => null);

test('pages have the whole of their path, and the parameters of all that they stand in', () => {
  const routes = [
    {
      path: '/',
      children: [
        page({ index: true, params: [], load }),
        page({
          params: ['tab'],
          load,
          children: [page({ path: 'studios/:id', params: ['date'], load })],
        }),
        page({
          path: 'messages',
          params: ['q'],
          load,
          children: [page({ path: ':id', params: ['after'], load })],
        }),
        page({
          path: 'dashboard',
          params: [],
          load,
          children: [{ index: true, handle: { params: ['day'] } }],
        }),
        page({ path: '*', params: [], load }),
      ],
    },
  ];
  expect(pageRoutesOf(routes)).toEqual([
    { path: '/', params: [] },
    { path: '/studios/:id', params: ['tab', 'date'] },
    { path: '/messages/:id', params: ['q', 'after'] },
    { path: '/messages', params: ['q'] },
    { path: '/dashboard', params: ['day'] },
    { path: '/*', params: [] },
  ]);
});
