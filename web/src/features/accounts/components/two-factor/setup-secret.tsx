import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ReauthenticationForm } from './reauthentication-form.tsx';

interface SetupSecretProps {
  secret: string;
  uri: string;
  /** SVG. */
  qrCode: string;
  /** @throws the error of the call when it fails. */
  onConfirm: (password: string, code: string) => Promise<void>;
}

/** Shows what the app has to know, as a picture and as text, and asks for its first code. */
export function SetupSecret({ secret, uri, qrCode, onConfirm }: SetupSecretProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Typography>{t('setup.scan')}</Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={t('setup.picture')}
        width={200}
        height={200}
        sx={{ display: 'block', mx: 'auto', my: 2, borderRadius: 2, bgcolor: 'common.white' }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('setup.type')}
      </Typography>
      <Typography component="code" sx={secretStyle}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 2.5 }}>
        <Link href={uri} underline="always">
          {t('setup.open')}
        </Link>
      </Typography>
      <ReauthenticationForm
        submit={t('setup.confirm')}
        asksPassword={false}
        asksCode
        takesRecovery={false}
        onSubmit={onConfirm}
      />
    </>
  );
}

const secretStyle = {
  display: 'block',
  my: 1,
  fontFamily: 'monospace',
  fontSize: 16,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;
