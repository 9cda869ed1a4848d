import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session.ts';
import { SendVerificationButton } from './send-verification-button.tsx';

/** Asks whoever has not confirmed their address to do so; nothing for everybody else. */
export function VerificationNotice() {
  const { t } = useTranslation('accounts');
  const user = useSession();
  if (!user || user.isEmailVerified) return null;
  return (
    <Alert severity="warning" role="presentation" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle component="h3">{t('verification.noticeTitle')}</AlertTitle>
      <Typography variant="body2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {t('verification.notice', { email: user.email })}
      </Typography>
      <SendVerificationButton email={user.email} />
    </Alert>
  );
}
