import { loginSchema, registrationSchema } from '#domain/accounts/account.schema.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { requireUser } from '#api/lib/context.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { accountLimits } from './account.limits.ts';
import { logIn, logOut, register } from './account.service.ts';

/** `/api/auth/*` with the payloads of spec §7 and the shapes of ruling 22. */
export const accountEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/auth/me',
    audience: 'personal',
    handle: (context) => ({ body: userBody(requireUser(context)) }),
  },
  {
    method: 'post',
    path: '/auth/login',
    audience: 'anyone',
    limit: accountLimits.loginByAddress,
    async handle(context, { body }) {
      const user = await logIn(context, validate(loginSchema, body));
      return { body: { user: userBody(user) } };
    },
  },
  {
    method: 'post',
    path: '/auth/register',
    audience: 'anyone',
    limit: accountLimits.registration,
    async handle(context, { body }) {
      const user = await register(context, validate(registrationSchema, body));
      return { status: 201, body: { user: userBody(user) } };
    },
  },
  {
    method: 'post',
    path: '/auth/logout',
    audience: 'anyone',
    limit: 'general',
    async handle(context) {
      await logOut(context);
      return { body: { user: null } };
    },
  },
];

/** The user as the session holds it (spec §3). */
function userBody(user: UserRow): Record<string, unknown> {
  const { id, username, email, name, role, isStudioOwner, avatarUrl, userType } = user;
  return { id, username, email, name, role, isStudioOwner, avatarUrl, userType };
}
