/** What Stripe answers a request with that it cannot do, as `error` of the body. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  /** The parameter that is wrong, as it was sent: `transfer_data[amount]`. */
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
}

interface Circumstances {
  /** Whether what was done until then stays done, as the failed charge of a declined card does. */
  keepsChanges?: boolean;
  /** Whether the request was never executed, so that its idempotency key stays free. */
  isUnexecuted?: boolean;
}

export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly keepsChanges: boolean;
  readonly isUnexecuted: boolean;

  constructor(status: number, body: ErrorBody, circumstances: Circumstances = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.keepsChanges = circumstances.keepsChanges ?? false;
    this.isUnexecuted = circumstances.isUnexecuted ?? false;
  }
}

/** An error of whoever calls, 400: what was asked for cannot be done as things are. */
export function invalidRequest(
  message: string,
  details: Pick<ErrorBody, 'code' | 'param' | 'payment_intent' | 'charge'> = {},
): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details });
}

/** A parameter that no object could be found for or made of, 400. The key stays free. */
export function invalidParameter(message: string, param: string, code?: string): StripeError {
  return new StripeError(
    400,
    { type: 'invalid_request_error', message, param, ...(code && { code }) },
    { isUnexecuted: true },
  );
}

/** @param kind as Stripe names it: `payment_intent` */
export function missing(kind: string, id: string, param = 'id'): StripeError {
  const message = `No such ${kind}: '${id}'`;
  const body = { type: 'invalid_request_error', code: 'resource_missing', message, param } as const;
  return new StripeError(404, body);
}
