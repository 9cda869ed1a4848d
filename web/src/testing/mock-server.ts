import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/** The GraphQL endpoint, for `mockServer.use(api.query(MeDocument, () => …))`. */
export const api = graphql.link('/graphql');

/**
 * Answers in place of the server. A test says with `mockServer.use(…)` what it answers. What every
 * page asks for on behalf of somebody who is logged in is answered with nothing.
 */
export const mockServer = setupServer(
  api.query('MyCurrency', () => HttpResponse.json({ data: { preferredCurrency: null } })),
  api.query('MyFavoriteIds', () => HttpResponse.json({ data: { myFavoriteStudioIds: [] } })),
);
