import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express from 'express';
import { Pool } from 'pg';
import { serve } from '../serve.ts';
import { contextOf } from './context.ts';
import type { Context } from './context.ts';
import { listAsRest } from './rest.ts';
import { typeDefs } from './schema.ts';
import { signedInResolvers } from './signed-in-resolvers.ts';
import { studioResolvers } from './studio-resolvers.ts';

/*
 * The usual way: Apollo Server, Express, DataLoader and hand-written SQL over the product's own
 * tables, with nothing kept from one request to the next.
 */

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const studios = studioResolvers(pool);
const signedIn = signedInResolvers(pool);

const server = new ApolloServer<Context>({
  typeDefs,
  resolvers: {
    ...signedIn,
    ...studios,
    Query: { ...studios.Query, ...signedIn.Query },
  },
  includeStacktraceInErrorResponses: false,
});
await server.start();

const app = express();
app.use(compression());
app.use(express.json());
app.use(
  '/graphql',
  expressMiddleware(server, { context: ({ req }) => contextOf(pool, req.headers.cookie) }),
);
app.get('/api/studios', (request, response, next) => {
  listAsRest(pool, Number(request.query.limit)).then((body) => response.json(body), next);
});

serve((request, response) => void app(request, response));
