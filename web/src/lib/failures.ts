import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** A failed call, as a component can show it. */
export interface Failure {
  /** The server's words; undefined when it could not be reached or did not say. */
  message: string | undefined;
  /** The server's code; `NETWORK` when it could not be reached. */
  code: string;
  /** HTTP status of a result that is none of the API's. */
  status: number | undefined;
  /** What is wrong with each field, in the server's words. */
  fields: Readonly<Record<string, string>>;
}

/** What went wrong, whatever was thrown. */
export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code, fields } = (first?.extensions ?? {}) as Partial<Failure>;
    return {
      message: first?.message,
      code: code ?? 'INTERNAL',
      status: undefined,
      fields: fields ?? {},
    };
  }
  const status = ServerError.is(error) ? error.statusCode : undefined;
  const code = status === undefined ? 'NETWORK' : 'INTERNAL';
  return { message: undefined, code, status, fields: {} };
}
