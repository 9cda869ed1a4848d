import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import { MeDocument } from './session.generated.ts';
import type { SessionUserFragment } from './session.generated.ts';
import { MySignInMethodsDocument } from './two-factor.generated.ts';

/** Somebody who books studios. */
export const nora = {
  __typename: 'User',
  id: '7',
  username: 'nora',
  email: 'nora@example.com',
  isEmailVerified: true,
  pendingEmail: null,
  deletionDueAt: null,
  name: 'Nora Quist',
  role: 'USER',
  canAdminister: false,
  isStudioOwner: false,
  isBooker: true,
  avatarUrl: null,
  userType: null,
  hasTwoFactor: false,
  mustSetUpTwoFactor: false,
  hasBookings: false,
  worksForStudios: false,
  language: 'EN',
} as const satisfies SessionUserFragment & { __typename: string };

/** Somebody who runs the product. */
export const ada = {
  ...nora,
  id: '1',
  username: 'ada',
  email: 'ada@example.com',
  name: 'Ada Lindgren',
  role: 'ADMIN',
  canAdminister: true,
  userType: 'ADMIN',
} as const satisfies SessionUserFragment & { __typename: string };

/** Answers for an account that Google opens, as it is when it is asked for. */
export function openedByGoogle(
  state: { hasPassword: boolean; mustSignInAgain: boolean },
  isRecent = false,
) {
  return api.query(MySignInMethodsDocument, () =>
    HttpResponse.json({
      data: {
        mySignInMethods: {
          __typename: 'SignInMethods',
          ...state,
          identities: [
            { __typename: 'Identity', provider: 'GOOGLE', label: 'nora@mail.example', isRecent },
          ],
          available: ['GOOGLE'],
        },
      },
    }),
  );
}

/** Answers who is logged in: nobody, unless told. */
export function session(me: SessionUserFragment | null = null) {
  return api.query(MeDocument, () => HttpResponse.json({ data: { me } }));
}

/** The result of a server that refuses, as GraphQL says it. */
export function refusal(code: string, message: string, fields?: Record<string, string>) {
  return HttpResponse.json<{ errors: { message: string; extensions: Record<string, unknown> }[] }>({
    errors: [{ message, extensions: { code, fields } }],
  });
}
