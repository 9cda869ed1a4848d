import type { SocialProblem } from '#domain/accounts/social.ts';

/** Signing in with a provider came to nothing, for a reason that people are told. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure';
  readonly problem: SocialProblem;

  constructor(problem: SocialProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/**
 * A response with its whole body, within `timeoutMs`. No redirection is followed.
 * @throws SocialFailure unreachable without one in time
 */
export async function fetchWhole(
  url: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...request, redirect: 'error', signal });
    const text = await response.text();
    const { status, headers } = response;
    // Some statuses go with no body at all, not with an empty one.
    return new Response(text === '' ? null : text, { status, headers });
  } catch (error) {
    throw new SocialFailure('unreachable', { cause: error });
  }
}

/**
 * The JSON object that a provider answers the bearer of a token with, within `timeoutMs`.
 * @throws SocialFailure unreachable without a response in time, failed with one that is no such object.
 */
export async function askProvider(
  url: string,
  accessToken: string,
  timeoutMs: number,
): Promise<Record<string, unknown>> {
  const headers = {
    Accept: 'application/json',
    'User-Agent': 'Roomtone',
    Authorization: `Bearer ${accessToken}`,
  };
  const response = await fetchWhole(url, { headers }, timeoutMs);
  const result = parse(await response.text());
  if (!response.ok || typeof result !== 'object' || result === null) {
    throw new SocialFailure('failed', {
      cause: new Error(`${new URL(url).origin} answered ${response.status}`),
    });
  }
  return result as Record<string, unknown>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text in a response; undefined when it is missing, empty or something else. */
export function textIn(
  result: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  const value = result[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A text without which a response is of no use. @throws SocialFailure failed */
export function requiredTextIn(result: Readonly<Record<string, unknown>>, name: string): string {
  const value = textIn(result, name);
  if (value === undefined) {
    throw new SocialFailure('failed', { cause: new Error(`The response has no ${name}.`) });
  }
  return value;
}
