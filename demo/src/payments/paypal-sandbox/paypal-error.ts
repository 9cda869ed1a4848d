interface ErrorDetail {
  issue: string;
  description: string;
}

/** What PayPal answers a request with that it does not do. */
export class PayPalError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, name: string, message: string, details: readonly ErrorDetail[] = []) {
    super(message);
    this.status = status;
    this.body = { name, message, debug_id: 'sandbox', details, links: [] };
  }
}

/** 404: there is no such thing. */
export const notFound = (): PayPalError =>
  new PayPalError(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    { issue: 'INVALID_RESOURCE_ID', description: 'Specified resource ID does not exist.' },
  ]);

/** 400: what is sent is not what PayPal expects, or what the sandbox imitates. */
export const malformed = (issue: string, description: string): PayPalError =>
  new PayPalError(
    400,
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
    [{ issue, description }],
  );

/** 422: it cannot be done as things are. */
export const unprocessable = (issue: string, description: string): PayPalError =>
  new PayPalError(
    422,
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
    [{ issue, description }],
  );
