import { createHash } from 'node:crypto';
import { API_VERSION } from '../api-version.ts';
import type { Core } from '../core.ts';
import { DAY, newId, present } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { controlEndpoints } from '../controls.ts';
import { findEndpoint } from './endpoints.ts';
import type { Target } from './endpoints.ts';
import type { Call } from './endpoint.ts';
import { expand } from './expand.ts';
import { decodeForm } from './form.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

export interface ApiRequest {
  method: string;
  path: string;
  /** Its parameters, as a form: the query of a GET, the body of a POST. */
  form: string;
  /** By names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Result {
  status: number;
  body: string;
  requestId: string;
  isReplayed?: boolean;
}

/** Answers a request to `/v1/…` or `/_sandbox/…` as Stripe does. */
export function answerApi(core: Core, request: ApiRequest): Answer {
  const requestId = newId('req');
  try {
    const key = authenticate(core, request);
    const target = findTarget(core, request);
    checkHeaders(request, target, key);
    // Holds that have expired since are canceled before they are asked for.
    core.settle();
    return answerFor(request, execute(core, request, { target, key, requestId }));
  } catch (error) {
    return answerFor(request, errorResult(asStripeError(error), requestId, 'publishable'));
  }
}

function answerFor(request: ApiRequest, { status, body, requestId, isReplayed }: Result): Answer {
  const idempotencyKey = request.headers['idempotency-key'];
  return {
    status,
    body,
    headers: {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': API_VERSION,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(isReplayed && { 'idempotent-replayed': 'true', 'original-request': requestId }),
    },
  };
}

function authenticate(core: Core, { headers }: ApiRequest): Call['key'] {
  const [scheme, value = ''] = headers['authorization']?.split(' ') ?? [];
  const key =
    scheme === 'Basic' ? Buffer.from(value, 'base64').toString().replace(/:.*$/, '') : value;
  if (key === core.secretKey) return 'secret';
  if (key === core.publishableKey) return 'publishable';
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new StripeError(401, { type: 'invalid_request_error', message });
}

function findTarget(core: Core, { method, path }: ApiRequest): Target {
  const target = findEndpoint(method, path) ?? findEndpoint(method, path, controlEndpoints(core));
  if (target) return target;
  const message = `Unrecognized request URL (${method}: ${path}). The sandbox does not imitate it.`;
  throw new StripeError(404, { type: 'invalid_request_error', message });
}

function checkHeaders({ headers }: ApiRequest, { endpoint }: Target, key: Call['key']): void {
  if (key === 'publishable' && !endpoint.isForPages) {
    const message =
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';
    const body = { type: 'invalid_request_error', code: 'secret_key_required', message } as const;
    throw new StripeError(401, body);
  }
  const version = headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION) {
    const message = `Invalid Stripe API version: ${version}. The sandbox speaks ${API_VERSION}.`;
    throw invalidRequest(message);
  }
  if (headers['stripe-account'] !== undefined && !endpoint.isForAccounts) {
    throw invalidRequest('The sandbox does not imitate this request for a connected account.');
  }
}

interface Admitted {
  target: Target;
  key: Call['key'];
  requestId: string;
}

/** Executes a request, or finds what one with the same idempotency key was answered with. */
function execute(core: Core, request: ApiRequest, { target, key, requestId }: Admitted): Result {
  const idempotencyKey =
    request.method === 'POST' ? (request.headers['idempotency-key'] ?? null) : null;
  const account = request.headers['stripe-account'] ?? null;
  const occasion = { requestId, idempotencyKey, account };
  const keep = (scope: Scope, result: Result) => {
    if (idempotencyKey !== null) keepAnswer(scope, request, idempotencyKey, result);
    return result;
  };
  try {
    return core.perform(occasion, (scope) => {
      const kept = idempotencyKey === null ? undefined : findAnswer(scope, request, idempotencyKey);
      if (kept) return kept;
      return keep(scope, handle(scope, request, { target, key, requestId }));
    });
  } catch (thrown) {
    const error = asStripeError(thrown);
    const result = errorResult(error, requestId, key);
    if (error.isUnexecuted) return result;
    return core.perform(occasion, (scope) => keep(scope, result));
  }
}

/** @throws StripeError where nothing is to be changed */
function handle(scope: Scope, request: ApiRequest, { target, key, requestId }: Admitted): Result {
  const { endpoint, id, inner } = target;
  const form = decodeForm(request.form);
  try {
    const object = endpoint.handle({ ...scope, path: request.path, id, inner, key }, form);
    const expanded = endpoint
      .expandedBy(form)
      .reduce((result, path) => expand(scope, result, path), shown(object));
    return { status: 200, body: written(expanded, key), requestId };
  } catch (error) {
    if (error instanceof StripeError && error.keepsChanges)
      return errorResult(error, requestId, key);
    throw error;
  }
}

/** An object, or the objects of a list, without what is ours alone. */
function shown(object: object): object {
  if (!('data' in object) || !Array.isArray(object.data)) return present(object);
  return { ...object, data: object.data.map((item: object) => present(item)) };
}

const asStripeError = (error: unknown): StripeError =>
  error instanceof StripeError
    ? error
    : new StripeError(500, { type: 'api_error', message: `The sandbox failed: ${String(error)}` });

function errorResult({ status, body }: StripeError, requestId: string, key: Call['key']): Result {
  const docs = body.code && { doc_url: docsOf(body.code) };
  return { status, body: written({ error: { ...body, ...docs } }, key), requestId };
}

/** What servers note for themselves, and pages are not told. */
const notes = ['metadata', 'transfer_group'];

function written(object: object, key: Call['key']): string {
  const forPages = (name: string, value: unknown) => (notes.includes(name) ? undefined : value);
  return JSON.stringify(object, key === 'publishable' ? forPages : undefined, 2);
}

const docsOf = (code: string) => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;

/** What a key belongs to: the request and all that was sent with it. */
function fingerprint({ method, path, form, headers }: ApiRequest): string {
  const account = headers['stripe-account'] ?? '';
  const digest = createHash('sha256').update(form).digest('hex');
  return `${method} ${path} ${account} ${digest}`;
}

/** @throws StripeError when the key belongs to another request */
function findAnswer(scope: Scope, request: ApiRequest, key: string): Result | undefined {
  const kept = scope.data.get('kept_answer', key);
  if (!kept || kept.created <= scope.now - DAY) return undefined;
  if (kept.request !== fingerprint(request)) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new StripeError(400, { type: 'idempotency_error', message }, { isUnexecuted: true });
  }
  const { status, body, requestId } = kept;
  return { status, body, requestId, isReplayed: true };
}

function keepAnswer(scope: Scope, request: ApiRequest, key: string, result: Result): void {
  const { status, body, requestId, isReplayed } = result;
  if (isReplayed) return;
  scope.data.put('kept_answer', {
    id: key,
    created: scope.now,
    request: fingerprint(request),
    requestId,
    status,
    body,
  });
}
