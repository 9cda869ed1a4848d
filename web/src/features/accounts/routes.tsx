import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';
import { RETURN_PARAM } from '#web/lib/return-path.ts';

export const accountRoutes: RouteObject[] = [
  page({
    path: 'login',
    params: [RETURN_PARAM, 'problem', 'provider'],
    load: async () => (await import('./pages/login-page.tsx')).LoginPage,
  }),
  page({
    path: 'register',
    params: [RETURN_PARAM],
    load: async () => (await import('./pages/register-page.tsx')).RegisterPage,
  }),
  page({
    path: 'login/code',
    params: [RETURN_PARAM],
    load: async () => (await import('./pages/code-page.tsx')).CodePage,
  }),
  page({
    path: 'register/address',
    params: [RETURN_PARAM],
    load: async () => (await import('./pages/address-page.tsx')).AddressPage,
  }),
  page({
    path: 'reset-password',
    params: ['token'],
    load: async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
  }),
  page({
    path: 'change-email',
    params: ['token'],
    load: async () => (await import('./pages/change-email-page.tsx')).ChangeEmailPage,
  }),
  page({
    path: 'undo-email-change',
    params: ['token'],
    load: async () => (await import('./pages/undo-email-page.tsx')).UndoEmailPage,
  }),
  page({
    path: 'unsubscribe',
    params: ['token'],
    load: async () => (await import('./pages/unsubscribe-page.tsx')).UnsubscribePage,
  }),
  page({
    path: 'verify-email',
    params: ['token'],
    load: async () => (await import('./pages/verify-email-page.tsx')).VerifyEmailPage,
  }),
];

/** Pages within the account area. */
export const accountAreaRoutes: RouteObject[] = [
  page({
    path: 'account/profile',
    params: [],
    load: async () => (await import('./pages/profile-page.tsx')).OwnProfilePage,
  }),
  page({
    path: 'account/profile/:id',
    params: [],
    load: async () => (await import('./pages/profile-page.tsx')).UserProfilePage,
  }),
];
