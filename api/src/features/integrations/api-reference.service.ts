import { astFromValue, isRequiredArgument, print } from 'graphql';
import type { GraphQLArgument, GraphQLSchema } from 'graphql';
import type { Parts } from '#api/lib/feature.ts';
import type { JsonSchema } from '#api/lib/json-schema.ts';
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiResponse,
} from '#api/lib/openapi/openapi-document.ts';
import { documentOf, operationsOf } from '#api/lib/openapi/openapi-endpoint.ts';
import type { RestOperation } from '#api/lib/openapi/rest-operations.ts';
import type {
  ApiEndpoint,
  ApiFailure,
  ApiParameter,
  ApiReference,
  ApiResponse,
  ApiSubscription,
  ParameterPlace,
} from './api-reference.type.ts';
import { fieldsOf, typeOf, valueOf } from './json-type.ts';

const references = new WeakMap<Parts, ApiReference>();

/** What a server with these features and this schema can be called for, made once. */
export function referenceOf(features: Parts, schema: GraphQLSchema): ApiReference {
  const made = references.get(features) ?? describe(features, schema);
  references.set(features, made);
  return made;
}

function describe(features: Parts, schema: GraphQLSchema): ApiReference {
  const document = documentOf(features);
  return {
    endpoints: operationsOf(features)
      .map((operation) => endpointOf(operation, document))
      .toSorted((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path))),
    objects: Object.entries(document.components.schemas).map(([name, of]) => ({
      name,
      fields: fieldsOf(of),
    })),
    failures: failuresOf(document),
    topics: features.topics.map(({ messageType, audience, params, isPassing = false }) => ({
      messageType,
      audience,
      params: [...params],
      isPassing,
    })),
    subscriptions: subscriptionsOf(schema),
  };
}

function endpointOf(
  { method, path, summary, audience }: RestOperation,
  { paths }: OpenApiDocument,
): ApiEndpoint {
  const { operationId, parameters, requestBody, responses } = paths[path]![method]!;
  const content = requestBody?.content ?? {};
  const statuses = Object.entries(responses);
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    audience,
    parameters: [...parameters.map(parameterOf), ...bodyOf(content['application/json']?.schema)],
    bodyTypes: Object.keys(content),
    responses: statuses.flatMap(([status, response]) =>
      '$ref' in response ? [] : [responseOf(Number(status), response)],
    ),
    failures: statuses.flatMap(([status, response]) =>
      '$ref' in response ? [Number(status)] : [],
    ),
  };
}

function parameterOf({
  name,
  in: place,
  required,
  schema,
}: OpenApiOperation['parameters'][number]): ApiParameter {
  return { name, isRequired: required, place: place as ParameterPlace, ...valueOf(schema) };
}

function bodyOf(schema: JsonSchema = {}): ApiParameter[] {
  return fieldsOf(schema).map(({ name, isRequired, type, description }) => ({
    name,
    isRequired,
    type,
    description,
    place: 'body',
  }));
}

function responseOf(status: number, { description, content = {} }: OpenApiResponse): ApiResponse {
  const [contentType = '', body] = Object.entries(content)[0] ?? [];
  return { status, description, contentType, type: body?.schema ? typeOf(body.schema) : '' };
}

/** The statuses of failures, from the endpoints that have them. */
function failuresOf({ paths, components }: OpenApiDocument): ApiFailure[] {
  const names = new Map<number, string>();
  for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, response] of Object.entries(responses)) {
      if ('$ref' in response) names.set(Number(status), response.$ref.split('/').at(-1)!);
    }
  }
  return [...names]
    .toSorted(([one], [other]) => one - other)
    .map(([status, name]) => {
      const { description, content } = components.responses[name]!;
      return { status, description, codes: codesIn(content) };
    });
}

function codesIn(content: OpenApiResponse['content']): string[] {
  const properties = content?.['application/json']?.schema?.properties as
    | { code?: { enum?: string[] } }
    | undefined;
  return [...(properties?.code?.enum ?? [])];
}

function subscriptionsOf(schema: GraphQLSchema): ApiSubscription[] {
  const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
  return fields
    .map(({ name, args, type, description }) => ({
      name,
      declaration: `${name}${argumentsOf(args)}: ${String(type)}`,
      description: description ?? '',
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Those that have to be given first. */
function argumentsOf(args: readonly GraphQLArgument[]): string {
  const required = args.filter(isRequiredArgument);
  const others = args.filter((argument) => !required.includes(argument));
  return args.length > 0 ? `(${[...required, ...others].map(argumentOf).join(', ')})` : '';
}

function argumentOf({ name, type, defaultValue }: GraphQLArgument): string {
  const standard = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
  return `${name}: ${String(type)}${standard ? ` = ${print(standard)}` : ''}`;
}
