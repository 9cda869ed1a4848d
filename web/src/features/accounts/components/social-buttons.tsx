import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useTranslation } from 'react-i18next';
import { providerNames } from '#domain/accounts/social.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { socialPath } from '../social-path.ts';
import { ProviderIcon } from './provider-icon.tsx';

interface SocialButtonsProps {
  providers: readonly SocialProvider[];
  /** The path to come back to. */
  to: string;
  /** While a form beside them is being sent (spec §4). */
  disabled?: boolean;
  /** Called before the browser goes there. */
  onLeave?: () => void;
}

/** The ways to sign in and up without a password, which leave the page (spec §2.5, §2.6). */
export function SocialButtons({ providers, to, disabled = false, onLeave }: SocialButtonsProps) {
  const { t } = useTranslation('accounts');
  return (
    <div>
      <Divider sx={{ my: 3, color: 'text.secondary', fontSize: 14 }}>{t('social.or')}</Divider>
      <Box sx={gridStyle}>
        {providers.map((provider) => (
          <Button
            key={provider}
            href={socialPath(provider, to)}
            variant="outlined"
            color="inherit"
            disabled={disabled}
            onClick={onLeave}
            startIcon={<ProviderIcon provider={provider} />}
            aria-label={t('social.continueWith', { provider: providerNames[provider] })}
            sx={buttonStyle}
          >
            {providers.length === 1
              ? t('social.continueWith', { provider: providerNames[provider] })
              : providerNames[provider]}
          </Button>
        ))}
      </Box>
    </div>
  );
}

/** As many beside each other as there is room for. */
const gridStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
} as const;

const buttonStyle = { minHeight: 44, borderColor: 'divider', whiteSpace: 'nowrap' } as const;
