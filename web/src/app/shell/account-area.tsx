import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { AuthTab } from '#web/features/accounts/components/auth-form.ts';
import { useSession } from '#web/features/accounts/session.ts';
import type { SessionUser } from '#web/features/accounts/session.ts';
import { useAnchoredWindow } from '#web/ui/anchored-window.ts';

/** Log in and Sign up, or the menu of who is logged in. */
export function AccountArea() {
  const user = useSession();
  return user ? <AccountButton user={user} /> : <SignInButtons />;
}

function SignInButtons() {
  const { t } = useTranslation();
  const open = useAuthDialog();
  const { pathname } = useLocation();
  // On their own pages the dialog would show the same form twice.
  const hasOwnPage = pathname === '/login' || pathname === '/register';
  const openOn = (tab: AuthTab) => (event: MouseEvent) => {
    if (hasOwnPage) return;
    event.preventDefault();
    open(tab);
  };
  return (
    <>
      <Button
        component={RouterLink}
        to="/login"
        color="inherit"
        onClick={openOn('login')}
        sx={signInStyle}
      >
        {t('nav.logIn')}
      </Button>
      <Button
        component={RouterLink}
        to="/register"
        variant="outlined"
        color="inherit"
        onClick={openOn('register')}
        sx={signInStyle}
      >
        {t('nav.signUp')}
      </Button>
    </>
  );
}

/** Both have room beside each other on the narrowest phone, in every language. */
const signInStyle = {
  whiteSpace: 'nowrap',
  minWidth: 0,
  px: { xs: 1, sm: 2 },
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
} as const;

const AccountMenu = lazy(async () => ({
  default: (await import('./account-menu.tsx')).AccountMenu,
}));

function AccountButton({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { button, window } = useAnchoredWindow('menu');
  const name = user.name || user.username;
  const [firstName = name] = name.split(' ');
  return (
    <>
      <Button color="inherit" {...button} sx={{ px: 1, gap: 1 }}>
        <UserAvatar name={name} url={user.avatarUrl} width={30} />
        <Box component="span" sx={visuallyHidden}>
          {t('nav.account', { name })}
        </Box>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
          {firstName}
        </Box>
        <ChevronDown size={16} aria-hidden />
      </Button>
      <Suspense>{window && <AccountMenu user={user} {...window} />}</Suspense>
    </>
  );
}
