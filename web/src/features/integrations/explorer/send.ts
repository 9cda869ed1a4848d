import type { Request } from './request.ts';

/** An error of a response, as far as it is said. */
export interface Problem {
  message: string;
  code?: string;
  /** Where in the result. */
  path: string;
  /** What is wrong with inputs, by their path. */
  fields: readonly (readonly [string, string])[];
}

/** What came of a request. */
export interface Outcome {
  status: number;
  /** Until all of it was there, milliseconds. */
  duration: number;
  /** Of its text, bytes. */
  size: number;
  /** As it came, indented where it is JSON. */
  text: string;
  problems: Problem[];
}

/** Sends a body to the endpoint, without the app's client and its cache. @throws as `fetch` does */
export function post(body: object, signal?: AbortSignal): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

/** Sends an operation as whoever is logged in. @throws when nothing comes back, or it was aborted */
export async function send(request: Request, signal: AbortSignal): Promise<Outcome> {
  const start = performance.now();
  const response = await post(request, signal);
  const text = await response.text();
  const duration = performance.now() - start;
  const size = new TextEncoder().encode(text).length;
  return { status: response.status, duration, size, ...read(text) };
}

function read(text: string): Pick<Outcome, 'text' | 'problems'> {
  try {
    const result: unknown = JSON.parse(text);
    return { text: JSON.stringify(result, null, 2), problems: problemsIn(result) };
  } catch {
    // What a proxy answers, perhaps.
    return { text, problems: [] };
  }
}

interface SaidError {
  message?: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; fields?: Readonly<Record<string, string>> };
}

/** The errors of a result of GraphQL. */
export function problemsIn(result: unknown): Problem[] {
  const errors = (result as { errors?: readonly SaidError[] } | null)?.errors ?? [];
  return errors.map(({ message = '', path = [], extensions = {} }) => ({
    message,
    path: path.join('.'),
    fields: Object.entries(extensions.fields ?? {}),
    ...(extensions.code !== undefined && { code: extensions.code }),
  }));
}
