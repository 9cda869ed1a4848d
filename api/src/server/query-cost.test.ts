import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  concatAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import type { DocumentNode, GraphQLInputType, OperationDefinitionNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '#db/lib/transaction.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';
import { COST_LIMIT, costOf } from './query-cost.ts';
import { buildApiSchema } from './schema.ts';

const schema = await buildApiSchema();
const server = useServer();

const cost = (text: string, variables = {}) => {
  const document = parse(text);
  return costOf({ schema, document, operation: operationsOf(document)[0]!, variables });
};

function operationsOf({ definitions }: DocumentNode): OperationDefinitionNode[] {
  return definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION) as never;
}

describe('what a query costs', () => {
  const twoMonths = 'from: "2026-12-01", to: "2027-01-31", hours: 1';

  test('grows with the studios, the days and the starts that are worked out', () => {
    const starts = (first: number, range: string) =>
      cost(
        `{ studios(first: ${first}) { nodes { availability(${range}) { days { starts { startsAt } } } } } }`,
      );
    const one = starts(1, 'from: "2026-12-01", to: "2026-12-01"');
    expect(starts(10, 'from: "2026-12-01", to: "2026-12-01"')).toBeGreaterThan(1.1 * one);
    expect(starts(1, twoMonths)).toBeGreaterThan(5 * one);
    expect(starts(10, twoMonths)).toBeGreaterThan(COST_LIMIT);
  });

  test('is too much where little text asks for much work', async () => {
    const aliases = Array.from({ length: 28 }, (_, index) => `a${index}`);
    const queries = [
      `{ studios(first: 100) { nodes { ${aliases.map((name) => `${name}: availability(${twoMonths}) { bookedDates }`).join(' ')} } } }`,
      `{ studios(first: 100) { nodes { id ${aliases.map((name) => `${name}: reviews(first: 1) { totalCount }`).join(' ')} } } }`,
      `{ ${aliases.map((name) => `${name}: studios(first: 100) { totalCount categoryCounts { id } cityCounts { id } }`).join(' ')} }`,
      `{ ${aliases.map((name) => `${name}: nearMatches(filter: { text: "x" }) { totalCount }`).join(' ')} }`,
    ];
    server.database.takeQueries();
    for (const query of queries) {
      const { status, errors } = await server.client().graphql(query);
      expect([status, errors[0]?.message]).toEqual([
        400,
        expect.stringMatching(/costs .* over the limit/),
      ]);
    }
    expect(server.database.takeQueries()).toEqual([]);
  });

  test('is not reckoned for ever where fragments contain fragments', () => {
    const fragments = Array.from(
      { length: 40 },
      (_, level) => `fragment F${level} on Category { id ...F${level + 1} ...F${level + 1} }`,
    );
    const text = `{ categories { ...F0 } } ${fragments.join(' ')} fragment F40 on Category { id }`;
    expect(() => cost(text)).toThrow('costs ∞');
  });

  test('leaves out what the variables leave out', () => {
    const text =
      'query ($with: Boolean!) { categories { id } studios @include(if: $with) { totalCount } }';
    expect(cost(text, { with: true })).toBeGreaterThan(cost(text, { with: false }) + 100);
  });

  test('is within the limit for whatever the app asks', () => {
    const root = join(import.meta.dirname, '../../../web/src');
    const files = globSync('**/*.graphql', { cwd: root });
    const app = concatAST(files.map((file) => parse(readFileSync(join(root, file), 'utf8'))));
    const costs = operationsOf(app).map((operation) => [
      operation.name?.value,
      costOf({ schema, document: app, operation, variables: variablesOf(operation) }),
    ]);
    expect(costs.length).toBeGreaterThan(50);
    expect(costs.filter(([, units]) => Number(units) > COST_LIMIT)).toEqual([]);
  });
});

/** Variables such as the app gives, where they count. */
function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode) {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type }) => {
      const input = typeFromAST(schema, type as never) as GraphQLInputType;
      const { value: name } = variable.name;
      return isNonNullType(input) || name === 'first' ? [[name, valueOf(input, name)]] : [];
    }),
  );
}

const known: Readonly<Record<string, unknown>> = {
  first: 30,
  from: '2026-12-01',
  to: '2027-01-06',
  hours: 2,
};

function valueOf(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name);
  if (isListType(type)) return [valueOf(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(
      required.map((field) => [field.name, valueOf(field.type, field.name)]),
    );
  }
  if (name in known) return known[name];
  if (!isScalarType(type)) throw new Error(`No value for ${name}.`);
  const examples: Readonly<Record<string, unknown>> = {
    ID: '1',
    Int: 1,
    Float: 1,
    Boolean: true,
    Date: '2026-12-01',
    Time: '10:00',
    DateTime: '2026-12-01T10:00:00Z',
  };
  return examples[type.name] ?? 'text';
}

describe('whatever it was reckoned at', () => {
  test('an answer that grows too large is ended, and nothing of it is sent', async () => {
    const { em } = server.database;
    for (let count = 0; count < 60; count += 1) await createStudio(em);
    await server.database.sql
      .updateTable('studios')
      .set({ description: 'Warm. '.repeat(700) })
      .execute();
    const aliases = Array.from({ length: 25 }, (_, index) => `a${index}: description`).join(' ');
    const { status, data, errors } = await server
      .client()
      .graphql(`{ studios(first: 100) { nodes { ${aliases} } } }`);
    expect({ status, data, errors }).toEqual({
      status: 400,
      data: null,
      errors: [
        {
          message: 'The response would be larger than 5 MB. Request less data at a time.',
          extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) as unknown,
        },
      ],
    });
  });

  describe('a request', () => {
    const hurried = useServer({ env: { REQUEST_SECONDS: '0.2' } });

    test.each(['/api/studios', '/graphql?query={studios{totalCount}}'])(
      'to %s that takes too long is answered 503, and later ones are not',
      async (path) => {
        const locked = Promise.withResolvers<void>();
        const done = Promise.withResolvers<void>();
        const holding = inTransaction(hurried.database.orm, async (em) => {
          await em.execute('LOCK TABLE studios');
          locked.resolve();
          await done.promise;
        });
        await locked.promise;
        const headers = { 'Content-Type': 'application/json' };
        const late = await hurried.client().fetch(path, { headers });
        expect(late.status).toBe(503);
        expect(late.headers.get('Retry-After')).toBe('10');
        expect(await late.text()).toContain('"code":"UNAVAILABLE"');
        done.resolve();
        await holding;
        // On a busy machine one after that may take too long as well.
        const next = async () => (await hurried.client().fetch(path, { headers })).status;
        await expect.poll(next, { timeout: 60_000 }).toBe(200);
        const defects = hurried.takeLog().filter(({ msg }) => msg !== 'request errored');
        expect(defects).toEqual([]);
      },
    );
  });
});
