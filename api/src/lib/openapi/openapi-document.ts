import { STATUS_CODES } from 'node:http';
import type { CookieName } from '#domain/accounts/cookies.ts';
import { errorCodes } from '#domain/errors/domain-error.ts';
import type { ErrorCode } from '#domain/errors/domain-error.ts';
import { errorCodeDescriptions } from '#api/lib/error-code.ts';
import { statusOf } from '#api/lib/failures.ts';
import { jsonSchemaOf } from '#api/lib/json-schema.ts';
import type { Describable, JsonSchema, NamedSchemas } from '#api/lib/json-schema.ts';
import { VERSION } from '#api/lib/release.ts';
import type { ResponseDescription } from '#api/lib/rest-description.ts';
import { idNumber } from '#api/lib/shapes.ts';
import { failuresOf } from './rest-operations.ts';
import type { RestOperation } from './rest-operations.ts';

/** Where the document stands. `npm run schema` writes it. */
export const OPENAPI = new URL('../../../../docs/api/openapi.json', import.meta.url);

/** An object of the document, of which others see no more than that it is JSON. */
type Json = Readonly<Record<string, unknown>>;

/** What the server writes of OpenAPI 3.1. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: Json;
  servers: readonly Json[];
  paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  components: {
    schemas: Readonly<Record<string, JsonSchema>>;
    responses: Readonly<Record<string, OpenApiResponse>>;
    securitySchemes: Json;
  };
}

export interface OpenApiOperation {
  operationId: string;
  parameters: readonly { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Readonly<Record<string, { schema?: JsonSchema }>> };
  responses: Readonly<Record<string, OpenApiResponse | { $ref: string }>>;
  [about: string]: unknown;
}

export interface OpenApiResponse {
  description: string;
  headers?: Readonly<Record<string, { required: boolean; schema: JsonSchema }>>;
  content?: Readonly<Record<string, { schema?: JsonSchema }>>;
}

const JSON_TYPE = 'application/json';

/** Bodies of failures (ruling 22). */
const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: {
      type: 'string',
      description: 'For people. Branch on `code` instead, which does not change.',
    },
    code: { enum: errorCodes },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with each field, by its path.',
    },
    retryAfter: { type: 'integer', description: 'Seconds to wait, as in `Retry-After`.' },
    errorId: { type: 'string', description: 'Finds the log entry.' },
  },
  required: ['message', 'code'],
  additionalProperties: false,
};

/** A document as it is written down. */
export function printDocument(document: OpenApiDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The document of these operations. */
export function openApiDocument(operations: readonly RestOperation[]): OpenApiDocument {
  const known: NamedSchemas = new Map([['Error', errorSchema]]);
  const paths = new Map<string, Record<string, OpenApiOperation>>();
  for (const operation of operations) {
    const methods = paths.get(operation.path) ?? {};
    paths.set(operation.path, methods);
    methods[operation.method] = describeOperation(operation, known);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Roomtone',
      version: VERSION,
      description: 'Find and book studios by the hour. docs/api/rest.md says what a schema cannot.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: sorted(paths),
    components: { schemas: sorted(known), responses: failureResponses(), securitySchemes },
  };
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'roomtone_session' satisfies CookieName,
    description: 'Set by logging in. Over HTTPS its name begins with `__Host-`.',
  },
};

function sorted<T>(entries: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function describeOperation(operation: RestOperation, known: NamedSchemas): OpenApiOperation {
  const { method, path, audience, summary, content } = operation;
  const [, , tag = ''] = path.split('/');
  const types = Object.entries(content);
  const session = { session: [] };
  return {
    operationId: operationIdOf(method, path),
    tags: [tag],
    summary,
    security: { public: [], anyone: [{}, session], personal: [session], staff: [session] }[
      audience
    ],
    parameters: parametersOf(operation, known),
    ...(types.length > 0 && {
      requestBody: {
        required: true,
        content: Object.fromEntries(types.map(([type, body]) => [type, mediaOf(body, known)])),
      },
    }),
    responses: { ...successesOf(operation, known), ...failureReferences(operation) },
  };
}

/** Names the operation in generated clients: `getStudiosIdReviews`. */
function operationIdOf(method: string, path: string): string {
  const words = path.replace('/api', '').match(/[A-Za-z]+/g) ?? [];
  return method + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

function parametersOf({ path, query, headers }: RestOperation, known: NamedSchemas) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, idNumber] as const);
  const parameters = (place: string, described: Iterable<readonly [string, Describable]>) =>
    [...described].map(([name, schema]) => ({
      name,
      in: place,
      required: isRequired(schema),
      schema: jsonSchemaOf(schema, known),
    }));
  return [
    ...parameters('path', inPath),
    ...parameters('query', Object.entries(query)),
    ...parameters('header', Object.entries(headers)),
  ];
}

/** Whether a value has to be there; one with a default has not. */
function isRequired(schema: Describable): boolean {
  const described = schema.describe();
  return 'optional' in described && !described.optional && described.default === undefined;
}

function mediaOf(schema: Describable | undefined, known: NamedSchemas): { schema?: JsonSchema } {
  return schema ? { schema: jsonSchemaOf(schema, known) } : {};
}

function successesOf({ method, audience, responses }: RestOperation, known: NamedSchemas) {
  const successes = Object.entries(responses).map(
    ([status, response]) => [status, describeResponse(response, known)] as const,
  );
  const unchanged = { description: 'It is as `If-None-Match` knows it.' };
  const isKept = method === 'get' && audience === 'public';
  return { ...Object.fromEntries(successes), ...(isKept && { 304: unchanged }) };
}

function describeResponse(
  { description, type, shape: body, headers }: ResponseDescription,
  known: NamedSchemas,
): OpenApiResponse {
  const described = Object.entries(headers ?? {}).map(([name, schema]) => [
    name,
    { required: isRequired(schema), schema: jsonSchemaOf(schema, known) },
  ]);
  return {
    description,
    ...(headers && { headers: Object.fromEntries(described) }),
    ...(type !== undefined && { content: { [type]: mediaOf(body, known) } }),
  };
}

/** Statuses that say more than the code of a failure: a body too large, and of a wrong type. */
const BODY_STATUSES = [413, 415];

/** Every status that a failure can have, and the codes that come with it. */
function failureStatuses(): Map<number, ErrorCode[]> {
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of errorCodes) {
    statuses.set(statusOf[code], [...(statuses.get(statusOf[code]) ?? []), code]);
  }
  for (const status of BODY_STATUSES) statuses.set(status, ['BAD_USER_INPUT']);
  return statuses;
}

/** What every failure of a status is like. */
function failureResponses(): Record<string, OpenApiResponse> {
  const responses = [...failureStatuses()].map(([status, codes]) => {
    const schema = {
      $ref: '#/components/schemas/Error',
      type: 'object',
      properties: { code: { enum: codes } },
    };
    const description = codes.map((code) => errorCodeDescriptions[code]).join(' Or: ');
    return [failureName(status), { description, content: { [JSON_TYPE]: { schema } } }] as const;
  });
  return sorted(new Map(responses));
}

function failureReferences(operation: RestOperation): Record<string, { $ref: string }> {
  const statuses = [
    ...failuresOf(operation).map((code) => statusOf[code]),
    ...(operation.method === 'get' ? [] : BODY_STATUSES),
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${failureName(status)}` }]),
  );
}

/** What HTTP calls a status, as one word: `NotFound`. */
function failureName(status: number): string {
  return STATUS_CODES[status]!.replaceAll(/\W/g, '');
}
