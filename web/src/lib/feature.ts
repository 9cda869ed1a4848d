import type { TypePolicies } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import type { PageLink } from './page-link.ts';

/** What a feature plugs into the app, besides its name. Its texts are in its folders. */
export interface Parts {
  /** Its pages. */
  routes: readonly RouteObject[];
  /** Its pages within the account area. */
  accountRoutes: readonly RouteObject[];
  /** How what it queries is kept: see {@link TypePolicies}. */
  typePolicies: TypePolicies;
  /** Those of the account menu are in `account-entries.ts`, which is loaded with the menu. */
  links: readonly PageLink[];
}

/** A feature, as its `feature.ts` declares it. */
export interface Feature extends Partial<Parts> {
  /** As in `features.json`. */
  name: string;
}

/** What several features plug in together. */
export function joinFeatures(features: readonly Feature[]): Parts {
  return {
    routes: features.flatMap(({ routes = [] }) => routes),
    accountRoutes: features.flatMap(({ accountRoutes = [] }) => accountRoutes),
    typePolicies: joinTypePolicies(features.map(({ typePolicies = {} }) => typePolicies)),
    links: inPlace(features.flatMap(({ links = [] }) => links)),
  };
}

/** A later feature may add fields to the types of an earlier one. */
function joinTypePolicies(all: readonly TypePolicies[]): TypePolicies {
  const joined: TypePolicies = {};
  for (const [type, policy] of all.flatMap((policies) => Object.entries(policies))) {
    const known = joined[type];
    joined[type] = { ...known, ...policy, fields: { ...known?.fields, ...policy.fields } };
  }
  return joined;
}

/** In the order of their positions. */
export function inPlace<T extends { position: number }>(items: readonly T[]): T[] {
  return items.toSorted((one, other) => one.position - other.position);
}
