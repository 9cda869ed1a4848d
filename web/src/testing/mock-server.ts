import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/** Answers in place of the server. A test says with `mockServer.use(…)` what it answers. */
export const mockServer = setupServer();

/** The GraphQL endpoint, for `mockServer.use(api.query(MeDocument, () => …))`. */
export const api = graphql.link('/graphql');
