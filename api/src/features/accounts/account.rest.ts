import { mixed } from 'yup';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { loginSchema, registrationSchema } from '#domain/accounts/account.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { requireUser } from '#api/lib/context.ts';
import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { shape } from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { accountLimits } from './account.limits.ts';
import { logIn, logOut, register } from './account.service.ts';
import { userShape } from './user.shapes.ts';

/** `/api/auth/*` with the payloads of spec §7 and the shapes of ruling 22. */
export const accountEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/auth/me',
    audience: 'personal',
    summary: 'Who is logged in',
    responses: { 200: json(userShape) },
    handle: (context) => ({ body: userBody(requireUser(context)) }),
  },
  {
    method: 'post',
    path: '/auth/login',
    audience: 'anyone',
    limit: accountLimits.loginByAddress,
    summary: 'Log in; the session is in the cookie that comes with the response',
    body: loginSchema,
    responses: { 200: json(shape({ user: userShape })) },
    failures: ['UNAUTHENTICATED', 'TWO_FACTOR_REQUIRED'],
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
    summary: 'Make an account, and log in to it',
    body: registrationSchema,
    responses: { 201: json(shape({ user: userShape })) },
    failures: ['CONFLICT'],
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
    summary: 'Log out',
    body: null,
    responses: { 200: json(shape({ user: mixed().nullable().defined().oneOf([null]) })) },
    async handle(context) {
      await logOut(context);
      return { body: { user: null } };
    },
  },
];

/** A user as {@link userShape} has it. */
export function userBody(user: UserRow): Shaped<typeof userShape> {
  const { id, username, email, name, role, isStudioOwner, avatarUrl, userType } = user;
  return { id, username, email, name, role, isStudioOwner, avatarUrl, userType };
}
