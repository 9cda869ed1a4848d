import { HttpResponse } from 'msw';
import type { listed } from '#web/features/search/search.handlers.ts';
import { api } from '#web/testing/mock-server.ts';
import { HomeStudiosDocument } from './home-page.generated.ts';

/** Has each row of the home page show these studios. */
export function homeStudios(...nodes: ReturnType<typeof listed>[]) {
  return api.query(HomeStudiosDocument, () =>
    HttpResponse.json({ data: { studios: { __typename: 'StudioConnection', nodes } } }),
  );
}
