import { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import type { BuildSchemaOptions } from 'type-graphql';
import { features } from '#api/features/index.ts';
import { errorCodeType } from '#api/lib/error-code.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import type { ResolverClass } from '#api/lib/feature.ts';
import { admitCallers } from './admission.ts';
import { callDirectly } from './direct-calls.ts';
import { spendBudgets } from './resolution.ts';

/** The library asks for one; each subscription brings its own stream: see lib/live. */
const noPubSub: NonNullable<BuildSchemaOptions['pubSub']> = {
  publish: refusePubSub,
  subscribe: refusePubSub,
};

function refusePubSub(): never {
  throw new Error('Subscriptions follow topics: see lib/live.');
}

/** The GraphQL schema of all features. `npm run schema` writes it down as the contract. */
export async function buildApiSchema(): Promise<GraphQLSchema> {
  const { resolvers } = joinFeatures(features);
  const schema = await buildSchema({
    resolvers: resolvers as [ResolverClass, ...ResolverClass[]],
    // Services run the Yup schemas of domain/ themselves, so that REST is checked alike.
    validate: false,
    // Apollo Server looks whether it is valid; this would ask all of it of itself besides.
    skipCheck: true,
    pubSub: noPubSub,
  });
  const config = schema.toConfig();
  const types = [...config.types, errorCodeType];
  return spendBudgets(admitCallers(callDirectly(new GraphQLSchema({ ...config, types }))));
}
