import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import type { AuthTab } from './auth-form.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface AuthDialogContentProps {
  open: boolean;
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  onClose: () => void;
  onSuccess: () => void;
}

/** Signing in and signing up, as two tabs with a link between them (spec §2.5). */
export function AuthDialogContent({
  open,
  tab,
  onTabChange,
  onClose,
  onSuccess,
}: AuthDialogContentProps) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const other: AuthTab = tab === 'login' ? 'register' : 'login';
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t(`${tab}.title`)}>
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
          <LoginForm onSuccess={onSuccess} onBusyChange={setIsBusy} />
        ) : (
          <RegisterForm onSuccess={onSuccess} onBusyChange={setIsBusy} />
        )}
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
    </ResponsiveDialog>
  );
}
