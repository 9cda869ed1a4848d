import { string } from 'yup';
import { providerNames, socialProviders } from '#domain/accounts/social.ts';
import type { SocialProblem, SocialProvider } from '#domain/accounts/social.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { asDomainError } from '#api/lib/failures.ts';
import { seeOther } from '#api/lib/rest-description.ts';
import { redirect } from '#api/lib/rest.ts';
import type { RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { signInAsDemo } from './demo-sign-in.ts';
import { connectIdentity } from './identity.service.ts';
import { SocialFailure } from './provider-calls.ts';
import { beginJourney, endJourney, resumeAttempt } from './social-journey.ts';
import { loginPath, problemPath, returnPath, settingsPath } from './social-paths.ts';
import { signInWithProvider } from './social-sign-in.service.ts';

const responses = { 303: seeOther };

/** Where browsers go to sign in with a provider, and come back (spec §7). */
export const socialEndpoints: readonly RestEndpoint[] = socialProviders.flatMap((provider) => [
  {
    method: 'get',
    path: `/auth/${provider}`,
    audience: 'anyone',
    summary: `Sign in with ${providerNames[provider]}, in a browser`,
    query: { to: string().meta({ meaning: 'Path of the page to come back to.' }) },
    responses,
    handle: async (context, request) => redirect(await begin(context, provider, request)),
  },
  {
    method: 'get',
    path: `/auth/${provider}/callback`,
    audience: 'anyone',
    summary: `Come back from ${providerNames[provider]}, which sends browsers here`,
    query: { state: string(), code: string(), error: string(), error_description: string() },
    responses,
    handle: async (context, request) => redirect(await comeBack(context, provider, request)),
  },
]);

/** @returns where the browser goes: to the provider, or on when there is nothing to ask it */
async function begin(
  context: RequestContext,
  provider: SocialProvider,
  request: RestRequest,
): Promise<string> {
  const to = returnPath(request.query.get('to'));
  // Nobody is logged in, be it to a demo account, because another site sent them here.
  if (request.header('Sec-Fetch-Site') === 'cross-site') return loginPath(to);
  try {
    const asDemo = await signInAsDemo(context, provider, to);
    return asDemo ?? (await beginJourney(context, provider, to, null));
  } catch (error) {
    return problemPath(problemOf(error), provider, to);
  }
}

/** @returns where the browser goes on to */
async function comeBack(
  context: RequestContext,
  provider: SocialProvider,
  { query }: RestRequest,
): Promise<string> {
  const attempt = await resumeAttempt(context, provider, query.get('state') ?? '');
  if (!attempt) return problemPath('expired', provider, '/');
  const { userId, returnTo } = attempt;
  try {
    const profile = await endJourney(context, attempt, query);
    return userId === null
      ? await signInWithProvider(context, profile, returnTo)
      : await connectIdentity(context, userId, profile);
  } catch (error) {
    const problem = problemOf(error);
    context.record('sign-in-failed', { by: provider, why: problem });
    return userId === null || problem === 'logged-out'
      ? problemPath(problem, provider, returnTo)
      : settingsPath(problem, provider);
  }
}

/** What people are told about a failure. @throws the error when it is a defect of ours */
function problemOf(error: unknown): SocialProblem {
  if (error instanceof SocialFailure) return error.problem;
  const code = asDomainError(error)?.code;
  if (code === 'RATE_LIMITED') return 'too-many';
  if (code === 'UNAVAILABLE') return 'unavailable';
  throw error;
}
