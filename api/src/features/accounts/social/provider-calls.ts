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

interface Call {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: URLSearchParams;
}

/**
 * The JSON object that a provider answers with, within `timeoutMs`.
 * @throws SocialFailure unreachable without a response in time, failed with one that is no such object.
 */
export async function callProvider(
  url: string,
  { method = 'GET', headers = {}, body }: Call,
  timeoutMs: number,
): Promise<Record<string, unknown>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: { Accept: 'application/json', 'User-Agent': 'Roomtone', ...headers },
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    throw new SocialFailure('unreachable', { cause: error });
  }
  const result = parse(text);
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
