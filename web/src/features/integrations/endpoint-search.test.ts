import { expect, test } from 'vitest';
import type { ApiEndpointFragment } from './api-reference.generated.ts';
import { searchEndpoints } from './endpoint-search.ts';

function endpoint(method: string, path: string, summary: string, ...names: string[]) {
  return {
    __typename: 'ApiEndpoint',
    id: method + path,
    method,
    path,
    summary,
    audience: 'PUBLIC',
    parameters: names.map((name) => ({
      __typename: 'ApiParameter',
      name,
      place: 'QUERY',
      isRequired: false,
      type: 'string',
      description: '',
    })),
    bodyTypes: [],
    responses: [],
    failures: [],
  } satisfies ApiEndpointFragment;
}

const endpoints = [
  endpoint('GET', '/api/studios', 'Studios that a search finds', 'sort'),
  endpoint('POST', '/api/bookings', 'Book a studio', 'hours'),
];

test.each([
  ['', ['/api/studios', '/api/bookings']],
  ['post', ['/api/bookings']],
  ['STUDIO', ['/api/studios', '/api/bookings']],
  ['studio hours', ['/api/bookings']],
  ['nothing', []],
])('“%s” finds the endpoints that have all of its words', (text, paths) => {
  expect(searchEndpoints(endpoints, text).map(({ path }) => path)).toEqual(paths);
});
