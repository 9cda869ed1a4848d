import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useImmediateChoice } from '#web/features/accounts/hooks/use-immediate-choice.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import {
  usePresenceShownSuspenseQuery,
  useSetPresenceShownMutation,
} from '../presence.generated.ts';

/** Whether those with whom one writes see when one is here. */
export function PresencePanel() {
  const { t } = useTranslation('messaging');
  const labelId = useId();
  const id = useSession()?.id ?? '';
  const { data } = usePresenceShownSuspenseQuery({ variables: { id }, context: { fresh: false } });
  const [store] = useSetPresenceShownMutation();
  const { isOn, choose } = useImmediateChoice(data.user?.isPresenceShown ?? true, (isShown) =>
    store({ variables: { input: { isShown } } }),
  );
  return (
    <SettingsPanel title={t('presence.title')} lead={t('presence.lead')}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="label" htmlFor={labelId} sx={{ fontWeight: 600, flex: 1 }}>
          {t('presence.label')}
        </Typography>
        <Switch id={labelId} checked={isOn} onChange={({ target }) => choose(target.checked)} />
      </Box>
    </SettingsPanel>
  );
}
