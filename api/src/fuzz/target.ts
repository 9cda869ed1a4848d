import type { GraphQLSchema } from 'graphql';
import type { PageRoute } from '#domain/rendering/page-contract.ts';
import type { Route } from '#api/server/routes.ts';
import type { Material } from './material.ts';

/** What inputs are made for: all that a running server can be asked for, and with what. */
export interface Target {
  schema: GraphQLSchema;
  routes: readonly Route[];
  pages: readonly PageRoute[];
  /** Addresses that responses hold, such as those of pictures, scripts and style sheets. */
  addresses: readonly string[];
  /** Names of fields that each route asks for, by method and path. */
  bodyNames: ReadonlyMap<string, readonly string[]>;
  /** Small pictures of the usual formats. */
  pictures: readonly Uint8Array[];
  material: Material;
  /** What the server takes for the present, epoch milliseconds. */
  now: number;
}
