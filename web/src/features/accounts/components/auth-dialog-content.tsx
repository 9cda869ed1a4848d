import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import type { AuthTab } from './auth-form.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

interface AuthDialogContentProps {
  open: boolean;
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  onClose: () => void;
  onSuccess: () => void;
  /** Called before the browser goes to a provider. */
  onLeave: () => void;
}

/** Signing in and up, and asking for a link to choose a new password with (spec §2.5). */
export function AuthDialogContent({ open, onClose, ...props }: AuthDialogContentProps) {
  const { t } = useTranslation('accounts');
  const [isResetting, setIsResetting] = useState(false);
  return (
    <ResponsiveDialog
      open={open}
      onClose={() => {
        setIsResetting(false);
        onClose();
      }}
      title={t(isResetting ? 'reset.title' : `${props.tab}.title`)}
    >
      {isResetting ? (
        <ResetView onBack={() => setIsResetting(false)} />
      ) : (
        <AuthTabs {...props} onForgotPassword={() => setIsResetting(true)} />
      )}
    </ResponsiveDialog>
  );
}

interface AuthTabsProps extends Omit<AuthDialogContentProps, 'open' | 'onClose'> {
  onForgotPassword: () => void;
}

/** Two tabs with a link between them. */
function AuthTabs({ tab, onTabChange, onSuccess, onLeave, onForgotPassword }: AuthTabsProps) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const { pathname, search } = useLocation();
  const other: AuthTab = tab === 'login' ? 'register' : 'login';
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: AuthTab) => onTabChange(next)}
        variant="fullWidth"
        aria-label={t('dialog.label')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {(['login', 'register'] as const).map((value) => (
          <Tab
            key={value}
            value={value}
            label={t(`${value}.tab`)}
            disabled={isBusy}
            id={`${id}-${value}-tab`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}-tab`}>
        {tab === 'login' ? (
          <LoginForm
            onSuccess={onSuccess}
            onBusyChange={setIsBusy}
            onForgotPassword={onForgotPassword}
          />
        ) : (
          <RegisterForm onSuccess={onSuccess} onBusyChange={setIsBusy} />
        )}
        <SocialButtons
          providers={['google', 'facebook']}
          to={pathname + search}
          disabled={isBusy}
          onLeave={onLeave}
        />
        <Typography sx={{ mt: 3, textAlign: 'center' }}>
          <Trans
            t={t}
            i18nKey={tab === 'login' ? 'login.toRegister' : 'register.toLogin'}
            components={{
              1: (
                <Link
                  component="button"
                  underline="always"
                  type="button"
                  disabled={isBusy}
                  onClick={() => onTabChange(other)}
                  sx={{ verticalAlign: 'baseline', fontSize: 'inherit' }}
                />
              ),
            }}
          />
        </Typography>
      </Box>
    </>
  );
}

function ResetView({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('accounts');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <>
      <Typography sx={{ mb: 3 }}>{t('reset.description')}</Typography>
      <ResetRequestForm onBusyChange={setIsBusy} autoFocus />
      <Typography sx={{ mt: 3, textAlign: 'center' }}>
        <Link
          component="button"
          type="button"
          underline="always"
          disabled={isBusy}
          onClick={onBack}
        >
          {t('reset.back')}
        </Link>
      </Typography>
    </>
  );
}
