import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';

interface AuthSwitchProps {
  text: 'login.toRegister' | 'register.toLogin';
  to: '/login' | '/register';
}

/** The way from one page to the other, which keeps where the visitor was headed. */
export function AuthSwitch({ text, to }: AuthSwitchProps) {
  const { t } = useTranslation('accounts');
  const { search } = useLocation();
  const link = <Link component={RouterLink} to={{ pathname: to, search }} underline="always" />;
  return (
    <Typography sx={{ textAlign: 'center' }}>
      <Trans t={t} i18nKey={text} components={{ 1: link }} />
    </Typography>
  );
}
