import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Admission } from '#api/lib/audience.ts';
import type { Parts } from '#api/lib/feature.ts';
import { admissionOf } from './admission.ts';
import { endpointsOf } from '#api/lib/openapi/openapi-endpoint.ts';

/** Where the table stands. `npm run schema` writes it. */
export const PERMISSIONS = new URL('../../../docs/api/permissions.md', import.meta.url);

/** Who calls, by what decides whom an operation is for. */
export const roles = ['signed out', 'member', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Something that can be called, and whom it is for. */
export interface Operation extends Admission {
  /** As callers write it: `mutation bookStudio`, `POST /api/bookings` or `/ws MY_BOOKINGS_UPDATE`. */
  name: string;
}

/** Whether somebody gets as far as the rules of an operation. */
export function isAdmitted(role: Role, { audience }: Admission): boolean {
  if (audience === 'staff') return role === 'administrator';
  return audience !== 'personal' || role !== 'signed out';
}

/** Everything that can be called on GraphQL. */
export function graphqlOperations(schema: GraphQLSchema): Operation[] {
  return [
    ...fieldsOf('query', schema.getQueryType()),
    ...fieldsOf('mutation', schema.getMutationType()),
  ];
}

/** Everything that can be followed: subscriptions, and topics on the plain socket. */
export function followOperations(
  schema: GraphQLSchema,
  { topics }: Pick<Parts, 'topics'>,
): Operation[] {
  return [
    ...fieldsOf('subscription', schema.getSubscriptionType()),
    ...topics.map(({ messageType, audience }) => ({ name: `/ws ${messageType}`, audience })),
  ];
}

function fieldsOf(kind: string, root: GraphQLObjectType | null | undefined): Operation[] {
  return Object.values(root?.getFields() ?? {}).map(({ name, extensions }) => ({
    name: `${kind} ${name}`,
    ...admissionOf(extensions),
  }));
}

/** Everything that can be called on REST, besides uploads and what mail programs call. */
export function restOperations(features: Pick<Parts, 'endpoints'>): Operation[] {
  return endpointsOf(features).map((endpoint) => ({
    ...endpoint,
    name: `${endpoint.method.toUpperCase()} /api${endpoint.path}`,
  }));
}

/** The table of operations and roles, as Markdown. */
export function permissionTable(operations: readonly Operation[]): string {
  const rows = operations
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((operation) => [
      `\`${operation.name}\``,
      ...roles.map((role) => (isAdmitted(role, operation) ? 'yes' : '–')),
    ]);
  const head = ['operation', ...roles];
  return `# Permissions

Who may call what, and follow what: a subscription, or a topic of the [plain socket](live-updates.md). Made by \`npm run schema\` from what each operation says of itself, and compared with a running server by \`api/src/server/permissions.test.ts\`. Whoever is admitted meets the rules of the operation, which ask for more where something belongs to somebody: one's own bookings, one's own studio. They are the \`*.policy.ts\` of each feature. An administrator without a second factor counts as a member outside demo mode.

${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}
