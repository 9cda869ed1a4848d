import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { providerNames } from '#domain/accounts/social.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { socialPath } from '../../social-path.ts';
import { ProviderIcon } from '../provider-icon.tsx';

/** Has somebody whose account has no password sign in again, and come back to where they are. */
export function SignInAgain({ providers }: { providers: readonly SocialProvider[] }) {
  const { t } = useTranslation('accounts');
  const { pathname, search } = useLocation();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{t('signInAgain.text')}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {providers.map((provider) => (
          <Button
            key={provider}
            href={socialPath(provider, pathname + search)}
            variant="outlined"
            color="inherit"
            startIcon={<ProviderIcon provider={provider} />}
          >
            {t('signInAgain.with', { provider: providerNames[provider] })}
          </Button>
        ))}
      </Stack>
      <Link component={RouterLink} to="/reset-password" variant="body2" underline="always">
        {t('signInAgain.otherwise')}
      </Link>
    </Stack>
  );
}
