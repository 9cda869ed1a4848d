import type { ApolloServerPlugin } from '@apollo/server';
import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  isListType,
  Kind,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from '#api/lib/context.ts';
import { PAGE_LIMIT } from '#api/lib/pagination.ts';
import { STATEMENT } from '#api/lib/query-cost.ts';
import type { FieldCost } from '#api/lib/query-cost.ts';
import { badQuery, refusal } from './graphql-errors.ts';

/** What a query may cost: about a tenth of a second of work, or as many values in its response. */
export const COST_LIMIT = 10_000;

/** Fragments that contain each other twice make small queries long: so many fields are looked at. */
const FIELDS_LIMIT = 5000;

/** Items of a list that does not say how many it has. */
const ITEMS_OF_A_LIST = 10;

/** Refuses queries that cost too much before anything is fetched. */
export function limitCost(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ request, document, operation }) {
          refuseCostly({ schema, document, operation, variables: request.variables ?? {} });
          return Promise.resolve();
        },
      }),
  };
}

/** @throws GraphQLError BAD_USER_INPUT for a query that costs too much; as {@link costOf} does */
export function refuseCostly(query: Query): void {
  const cost = costOf(query);
  if (cost > COST_LIMIT) throw tooComplex(cost);
}

function tooComplex(cost: number): GraphQLError {
  const values = { cost: Number.isFinite(cost) ? Math.round(cost) : '∞', limit: COST_LIMIT };
  return refusal(new DomainError('BAD_USER_INPUT', 'errors.queryTooComplex', { values }));
}

type Arguments = Readonly<Record<string, unknown>>;

interface Query {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode | undefined;
  variables: Arguments;
}

/**
 * What a query costs, from its text and variables alone.
 * @throws GraphQLError when the variables do not fit the query, which is noticed here first
 */
export function costOf({ schema, document, operation, variables }: Query): number {
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;
  const { coerced, errors } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variables,
    { maxErrors: 1 },
  );
  if (errors?.[0]) throw badQuery(errors[0]);
  try {
    return new Reckoning(schema, document, coerced ?? {}).costOf(root, operation.selectionSet, {});
  } catch (error) {
    // An argument that does not fit.
    throw error instanceof GraphQLError && !error.extensions.code ? badQuery(error) : error;
  }
}

class Reckoning {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Arguments;
  #fields = 0;

  constructor(schema: GraphQLSchema, { definitions }: DocumentNode, variables: Arguments) {
    this.#schema = schema;
    this.#variables = variables;
    this.#fragments = new Map(
      definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION
          ? [[definition.name.value, definition] as const]
          : [],
      ),
    );
  }

  /** @param parentArgs arguments of the field that the selections are parts of */
  costOf(
    type: GraphQLCompositeType,
    { selections }: SelectionSetNode,
    parentArgs: Arguments,
  ): number {
    let cost = 0;
    for (const selection of selections) {
      if (this.#isLeftOut(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        cost += this.#costOfField(type, selection, parentArgs);
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? this.#fragments.get(selection.name.value)
          : selection;
      if (!fragment) continue;
      const condition = fragment.typeCondition?.name.value;
      const inner = condition === undefined ? type : this.#schema.getType(condition);
      if (isCompositeType(inner)) cost += this.costOf(inner, fragment.selectionSet, parentArgs);
    }
    return cost;
  }

  #costOfField(type: GraphQLCompositeType, node: FieldNode, parentArgs: Arguments): number {
    this.#fields += 1;
    if (this.#fields > FIELDS_LIMIT) throw tooComplex(Number.POSITIVE_INFINITY);
    const field = 'getFields' in type ? type.getFields()[node.name.value] : undefined;
    // What describes the schema is the same for everybody, and limited by rules of its own.
    if (!field) return 1;
    const args = getArgumentValues(field, node, this.#variables);
    const { work = this.#workOf(type), items = itemsOf(field, args) } = (field.extensions.cost ??
      {}) as FieldCost;
    const count = typeof items === 'function' ? items(args, parentArgs) : items;
    return (
      (typeof work === 'function' ? work(args) : work) +
      Math.max(0, count) * this.#costOfParts(field, node, args)
    );
  }

  /** What one item of a field costs. */
  #costOfParts(
    { type }: GraphQLField<unknown, unknown>,
    { selectionSet }: FieldNode,
    args: Arguments,
  ): number {
    const inner = getNamedType(type);
    if (selectionSet && isCompositeType(inner)) return this.costOf(inner, selectionSet, args);
    return isListType(getNullableType(type)) ? 1 : 0;
  }

  /** A field of `Query` asks the database each time that it is asked. */
  #workOf(type: GraphQLCompositeType): number {
    return type === this.#schema.getQueryType() ? STATEMENT : 1;
  }

  #isLeftOut(selection: SelectionSetNode['selections'][number]): boolean {
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, this.#variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, this.#variables);
    return skip?.if === true || include?.if === false;
  }
}

/** How many items a field has that does not say so: as many of a list as are asked for. */
function itemsOf({ type }: GraphQLField<unknown, unknown>, { first }: Arguments): number {
  if (!isListType(getNullableType(type))) return 1;
  // More are refused by the list itself, which says so.
  return typeof first === 'number' ? Math.min(first, PAGE_LIMIT) : ITEMS_OF_A_LIST;
}
