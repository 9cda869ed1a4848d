import type { Answer, ApiRequest } from '../sandbox/http/api.ts';
import { disputeFor, listDisputes, shownDispute } from './disputes.ts';
import { controls } from './controls.ts';
import type { Core } from './core.ts';
import {
  captureFor,
  captureOrder,
  createOrder,
  orderFor,
  patchOrder,
  refundCapture,
  shownCapture,
  shownOrder,
} from './orders.ts';
import { malformed, notFound, PayPalError } from './paypal-error.ts';
import type { PageRequest } from './pages.ts';
import type { Scope } from './records.ts';
import { verify } from './webhooks.ts';

interface Result {
  status: number;
  body: object | null;
}

interface Endpoint {
  method: string;
  path: RegExp;
  status: number;
  /** @returns what it is answered with; nothing where there is no more to say */
  handle: (scope: Scope, id: string, body: unknown, query: URLSearchParams) => object | void;
}

const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: /^\/v2\/checkout\/orders$/,
    status: 201,
    handle: (scope, _id, body) => createOrder(scope, body),
  },
  {
    method: 'GET',
    path: /^\/v2\/checkout\/orders\/(\w+)$/,
    status: 200,
    handle: (scope, id) => shownOrder(scope, orderFor(scope, id)),
  },
  {
    method: 'PATCH',
    path: /^\/v2\/checkout\/orders\/(\w+)$/,
    status: 204,
    handle: (scope, id, body) => patchOrder(scope, id, body),
  },
  {
    method: 'POST',
    path: /^\/v2\/checkout\/orders\/(\w+)\/capture$/,
    status: 201,
    handle: (scope, id) => captureOrder(scope, id),
  },
  {
    method: 'GET',
    path: /^\/v2\/payments\/captures\/(\w+)$/,
    status: 200,
    handle: (scope, id) => shownCapture(scope, captureFor(scope, id)),
  },
  {
    method: 'POST',
    path: /^\/v2\/payments\/captures\/(\w+)\/refund$/,
    status: 201,
    handle: (scope, id, body) => refundCapture(scope, id, body),
  },
  {
    method: 'GET',
    path: /^\/v1\/customer\/disputes$/,
    status: 200,
    handle: (scope, _id, _body, query) => listDisputes(scope, query),
  },
  {
    method: 'GET',
    path: /^\/v1\/customer\/disputes\/([\w-]+)$/,
    status: 200,
    handle: (scope, id) => shownDispute(disputeFor(scope, id)),
  },
];

/** Answers a request to PayPal's API, or to the controls, as PayPal does. */
export function answerApi(core: Core, request: PageRequest): Answer {
  try {
    return answerOf(execute(core, request));
  } catch (error) {
    if (error instanceof PayPalError) return answerOf(error);
    const failure = new PayPalError(
      500,
      'INTERNAL_SERVER_ERROR',
      `The sandbox failed: ${String(error)}`,
    );
    return answerOf(failure);
  }
}

function answerOf({ status, body }: Result): Answer {
  return {
    status,
    body: body === null ? '' : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'paypal-debug-id': 'sandbox' },
  };
}

function execute(core: Core, request: PageRequest): Result {
  const { method, path, form } = request;
  if (method === 'POST' && path === '/v1/oauth2/token') return giveToken(core, request);
  authenticate(core, request);
  if (method === 'POST' && path === '/v1/notifications/verify-webhook-signature') {
    return { status: 200, body: verify(form, core.signing) };
  }
  const control = path.startsWith('/_sandbox/') && controls[path.slice('/_sandbox/'.length)];
  if (control && method === 'POST') {
    control(core, parsed(form) ?? {});
    return { status: 200, body: {} };
  }
  const endpoint = endpoints.find((known) => known.method === method && known.path.test(path));
  if (!endpoint) throw notFound();
  return core.perform((scope) => once(scope, request, endpoint));
}

/** Gives whoever has the credentials what the other requests are made with. */
function giveToken({ clientId, clientSecret, accessToken }: Core, { headers }: ApiRequest): Result {
  const [, credentials = ''] = headers['authorization']?.split(' ') ?? [];
  if (Buffer.from(credentials, 'base64').toString() !== `${clientId}:${clientSecret}`) {
    const description = 'Client Authentication failed';
    return { status: 401, body: { error: 'invalid_client', error_description: description } };
  }
  const token = { access_token: accessToken, token_type: 'Bearer', expires_in: 32_400 };
  return { status: 200, body: token };
}

/** @throws PayPalError 401 to whoever has no token */
function authenticate({ accessToken }: Core, { headers }: ApiRequest): void {
  if (headers['authorization'] === `Bearer ${accessToken}`) return;
  const message = 'Authentication failed due to invalid authentication credentials.';
  throw new PayPalError(401, 'AUTHENTICATION_FAILURE', message);
}

/** Executes a request, or finds what one with the same `PayPal-Request-Id` was answered with. */
function once(scope: Scope, request: PageRequest, { handle, path, status }: Endpoint): Result {
  const key = request.method === 'POST' ? request.headers['paypal-request-id'] : undefined;
  const asked = `${request.path} ${request.form}`;
  const kept = key === undefined ? undefined : scope.data.get('answer', key);
  if (kept && kept.request !== asked) {
    throw malformed('DUPLICATE_REQUEST_ID', 'The PayPal-Request-Id was used for another request.');
  }
  if (kept) return { status: 200, body: kept.body };
  const [, id = ''] = path.exec(request.path) ?? [];
  const given = request.method === 'GET' ? undefined : parsed(request.form);
  const body = handle(scope, id, given, request.query) ?? null;
  if (key !== undefined && body) {
    scope.data.put('answer', { id: key, request: asked, status, body });
  }
  return { status, body };
}

/** @throws PayPalError 400 for what is no JSON */
function parsed(text: string): object | undefined {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    throw malformed('MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.');
  }
}
