import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { inject } from 'vitest';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import type { OpenApiOperation, OpenApiResponse } from '#api/lib/openapi/openapi-document.ts';
import { documentOf } from '#api/lib/openapi/openapi-endpoint.ts';
import { noteSeen } from './seen-responses.ts';

const document = documentOf(joinFeatures(features));

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
addFormats.default(ajv);
ajv.addVocabulary(Object.keys(document));
ajv.addSchema(document, 'openapi');

/** The paths of the document, what has a parameter in it after what has none. */
const templates = Object.keys(document.paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);

/** A request that a test has sent. */
export interface SentRequest {
  method: string;
  /** With the query. */
  path: string;
  body: unknown;
}

/** An operation of the document, and where it stands in it. */
interface Found {
  operation: OpenApiOperation;
  path: string;
  method: string;
}

/**
 * Compares a response below `/api` with the OpenAPI document, and what was sent as well, when the
 * server has taken it.
 * @throws an error that says what the document does not say
 */
export async function requireDocumented(sent: SentRequest, response: Response): Promise<void> {
  const found = operationOf(sent);
  const problems = found
    ? [
        ...(await problemsOfResponse(found, sent, response)),
        ...problemsOfRequest(found, sent, response),
      ]
    : await problemsOfRefusal(response);
  if (problems.length > 0) {
    const call = `${sent.method} ${sent.path} was answered ${response.status}`;
    throw new Error(`${call}, unlike docs/api/openapi.json says: ${problems.join('; ')}`);
  }
  if (found) {
    noteSeen(inject('seenResponses'), [found.path, found.method, String(response.status)]);
  }
}

function operationOf({ method, path }: SentRequest): Found | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  const template = templates.find(({ pattern }) => pattern.test(pathname));
  const name = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = template && document.paths[template.path]?.[name];
  return operation && { operation, path: template.path, method: name };
}

async function problemsOfResponse(
  { operation, path, method }: Found,
  sent: SentRequest,
  response: Response,
): Promise<string[]> {
  const status = String(response.status);
  const said = operation.responses[status];
  if (!said) return [`there is no ${status}`];
  const place =
    '$ref' in said ? said.$ref.slice(2).split('/') : ['paths', path, method, 'responses', status];
  const { headers = {}, content } =
    '$ref' in said ? document.components.responses[place.at(-1)!]! : said;
  const missing = Object.keys(headers).filter(
    (name) => headers[name]!.required && !response.headers.has(name),
  );
  return [
    ...missing.map((name) => `${name} is missing`),
    ...(sent.method === 'HEAD'
      ? []
      : await problemsOfBody(content, [...place, 'content'], response)),
  ];
}

async function problemsOfBody(
  content: OpenApiResponse['content'],
  at: readonly string[],
  response: Response,
): Promise<string[]> {
  const type = typeOf(response);
  if (!content) return type === 'application/json' ? ['there is no body'] : [];
  const media = content[type];
  if (!media) return [`its type is ${type}`];
  return media.schema ? problemsOf(await response.json(), [...at, type, 'schema']) : [];
}

/** What is wrong with what was sent, of what the server has taken. */
function problemsOfRequest(
  { operation, path, method }: Found,
  { path: address, body }: SentRequest,
  { ok }: Response,
): string[] {
  if (!ok) return [];
  const known = new Set(operation.parameters.map(({ name }) => name));
  const { searchParams } = new URL(address, 'http://localhost');
  const unknown = [...searchParams.keys()].filter((name) => !known.has(name));
  const isJson = operation.requestBody?.content['application/json'] && typeof body === 'string';
  const place = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
  return [
    ...unknown.map((name) => `there is no parameter ${name}`),
    // A null counts as not given.
    ...(isJson
      ? problemsOf(
          JSON.parse(body, (_name, value: unknown) => value ?? undefined),
          place,
        )
      : []),
  ];
}

/** What refuses a request for which there is no operation. */
const refusals = new Set([400, 403, 404, 405, 413, 415, 429, 503]);

async function problemsOfRefusal(response: Response): Promise<string[]> {
  if (!refusals.has(response.status)) return ['there is no such operation'];
  if (typeOf(response) !== 'application/json') return [];
  return problemsOf(await response.json(), ['components', 'schemas', 'Error']);
}

function typeOf({ headers }: Response): string {
  return (headers.get('Content-Type') ?? '').split(';')[0]!;
}

/** What is wrong with a value by the schema at a place of the document. */
function problemsOf(value: unknown, at: readonly string[]): string[] {
  const pointer = at.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const validate = ajv.getSchema(`openapi#/${pointer.join('/')}`);
  if (!validate) throw new Error(`There is no schema at ${at.join(' ')}.`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'the body'} ${message}: ${JSON.stringify(params)}`,
  );
}
