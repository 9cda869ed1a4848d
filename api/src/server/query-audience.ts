import { OperationTypeNode, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Audience } from '#api/lib/audience.ts';
import type { RequestContext } from '#api/lib/request-context.ts';

/**
 * Whether the result of what was asked on behalf of `context` is the same for everybody: the fields
 * say so, and nothing has looked at who asks. A field that says so and looks all the same is a
 * defect, and its response stays with whoever asked.
 */
export function isPublicResult(
  schema: GraphQLSchema,
  asked: readonly DocumentNode[],
  { isPersonal }: Pick<RequestContext, 'isPersonal'>,
  log: Logger,
): boolean {
  if (!asked.every((document) => isPublicQuery(schema, document))) return false;
  if (isPersonal) log.error({ queries: asked.map(print) }, 'a public field has looked at who asks');
  return !isPersonal;
}

const known = new WeakMap<DocumentNode, boolean>();

/**
 * Whether every operation of a document reads only what is the same for everybody, by what the fields
 * say: see {@link For} of `lib/audience.ts`.
 */
export function isPublicQuery(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isPublic = known.get(document);
  if (isPublic === undefined) known.set(document, (isPublic = readsOnlyPublic(schema, document)));
  return isPublic;
}

function readsOnlyPublic(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isPublic = true;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition({ operation }) {
        if (operation !== OperationTypeNode.QUERY) isPublic = false;
      },
      Field() {
        const field = types.getFieldDef();
        const isOfRoot = types.getParentType() === schema.getQueryType();
        const audience = (field?.extensions.audience ??
          (isOfRoot ? 'personal' : 'public')) as Audience;
        // What describes the schema is public.
        if (audience !== 'public' && !field?.name.startsWith('__')) isPublic = false;
      },
    }),
  );
  return isPublic;
}
