import type { RouteObject } from 'react-router-dom';

export const accountRoutes: RouteObject[] = [
  {
    path: 'login',
    lazy: async () => ({ Component: (await import('./pages/login-page.tsx')).LoginPage }),
  },
  {
    path: 'register',
    lazy: async () => ({ Component: (await import('./pages/register-page.tsx')).RegisterPage }),
  },
  {
    path: 'login/code',
    lazy: async () => ({ Component: (await import('./pages/code-page.tsx')).CodePage }),
  },
  {
    path: 'register/address',
    lazy: async () => ({ Component: (await import('./pages/address-page.tsx')).AddressPage }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({
      Component: (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: 'change-email',
    lazy: async () => ({
      Component: (await import('./pages/change-email-page.tsx')).ChangeEmailPage,
    }),
  },
  {
    path: 'undo-email-change',
    lazy: async () => ({ Component: (await import('./pages/undo-email-page.tsx')).UndoEmailPage }),
  },
  {
    path: 'unsubscribe',
    lazy: async () => ({
      Component: (await import('./pages/unsubscribe-page.tsx')).UnsubscribePage,
    }),
  },
  {
    path: 'verify-email',
    lazy: async () => ({
      Component: (await import('./pages/verify-email-page.tsx')).VerifyEmailPage,
    }),
  },
];

/** Pages within the account area. */
export const accountAreaRoutes: RouteObject[] = [
  {
    path: 'account/profile',
    lazy: async () => ({ Component: (await import('./pages/profile-page.tsx')).OwnProfilePage }),
  },
  {
    path: 'account/profile/:id',
    lazy: async () => ({ Component: (await import('./pages/profile-page.tsx')).UserProfilePage }),
  },
];
