import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { providerNames, socialProviders } from '#domain/accounts/social.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import { failureOf } from '#web/lib/failures.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSocialProblem } from '../hooks/use-social-problem.ts';
import {
  useConnectIdentityMutation,
  useDisconnectIdentityMutation,
  useMySignInMethodsSuspenseQuery,
} from '../two-factor.generated.ts';
import { ProviderIcon } from './provider-icon.tsx';

/** The providers that open the account, and those that could. */
export function ConnectedAccountsPanel() {
  const { t } = useTranslation('accounts');
  const { data } = useMySignInMethodsSuspenseQuery({ context: { fresh: false } });
  const [failure, setFailure] = useState(useSocialProblem('connected.failed'));
  const [isLeaving, setIsLeaving] = useState<SocialProvider>();
  const [connectIdentity, { loading }] = useConnectIdentityMutation();
  const { identities, available } = data.mySignInMethods;
  const labels = new Map(
    identities.map(({ provider, label }) => [enumValue(provider, socialProviders), label]),
  );
  const isAvailable = new Set(available.map((name) => enumValue(name, socialProviders)));
  const shown = socialProviders.filter((name) => labels.has(name) || isAvailable.has(name));

  async function connect(provider: SocialProvider): Promise<void> {
    setFailure(undefined);
    try {
      const { data: result } = await connectIdentity({
        variables: { provider: enumName(provider) },
      });
      window.location.assign(result!.connectIdentity!.authorizationUrl);
    } catch (error) {
      setFailure(failureOf(error).message ?? t('connected.failed'));
    }
  }

  return (
    <SettingsPanel title={t('connected.title')} lead={t('connected.lead')}>
      <Box sx={{ mb: failure ? 2 : 0 }}>
        <FormAlert message={failure} />
      </Box>
      {shown.length === 0 && <Typography>{t('connected.none')}</Typography>}
      <Box component="ul" sx={listStyle}>
        {shown.map((provider) => {
          const values = { provider: providerNames[provider] };
          const isConnected = labels.has(provider);
          return (
            <Box component="li" key={provider} sx={rowStyle}>
              <ProviderIcon provider={provider} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{providerNames[provider]}</Typography>
                <Typography variant="body2" color="textSecondary" noWrap>
                  {labels.get(provider) ?? t('connected.not')}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                color="inherit"
                disabled={loading}
                aria-label={t(isConnected ? 'connected.removeNamed' : 'connected.addNamed', values)}
                onClick={() => (isConnected ? setIsLeaving(provider) : void connect(provider))}
              >
                {t(isConnected ? 'connected.remove' : 'connected.add')}
              </Button>
            </Box>
          );
        })}
      </Box>
      {isLeaving && (
        <DisconnectDialog provider={isLeaving} onClose={() => setIsLeaving(undefined)} />
      )}
    </SettingsPanel>
  );
}

interface DisconnectDialogProps {
  provider: SocialProvider;
  onClose: () => void;
}

function DisconnectDialog({ provider, onClose }: DisconnectDialogProps) {
  const { t } = useTranslation('accounts');
  const values = { provider: providerNames[provider] };
  const [disconnect] = useDisconnectIdentityMutation({
    update(cache, { data }) {
      const methods = data?.disconnectIdentity?.signInMethods;
      if (methods) cache.modify({ fields: { mySignInMethods: () => methods } });
    },
  });

  async function leave(): Promise<void> {
    await disconnect({ variables: { provider: enumName(provider) } });
    showToast({ tone: 'success', title: t('connected.removed', values) });
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('connected.removeNamed', values)}
      keep={t('connected.keep')}
      confirm={t('connected.remove')}
      onConfirm={leave}
      failed={t('connected.removeFailed', values)}
    >
      <Typography>{t('connected.removeText', values)}</Typography>
    </ConfirmDialog>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
