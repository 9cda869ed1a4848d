import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SendVerificationButton } from '#web/features/accounts/components/security/send-verification-button.tsx';
import { useImmediateChoice } from '#web/features/accounts/hooks/use-immediate-choice.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import {
  MySubscriptionDocument,
  useMySubscriptionSuspenseQuery,
  useSetMySubscriptionMutation,
} from '../newsletter.generated.ts';
import type { MySubscriptionQuery } from '../newsletter.generated.ts';

/** Joins and leaves the mailing list with the address of one's account. */
export function SubscriptionPanel() {
  const { t } = useTranslation('marketing');
  const user = useSession();
  const { data } = useMySubscriptionSuspenseQuery({ context: { fresh: false } });
  if (!user) return null;
  return (
    <SettingsPanel title={t('panel.title')} lead={t('panel.lead')}>
      {data.mySubscription === null ? (
        <>
          <Typography sx={{ mb: 2 }}>{t('panel.verifyFirst')}</Typography>
          <SendVerificationButton email={user.email} />
        </>
      ) : (
        <SubscriptionSwitch isOn={data.mySubscription} />
      )}
    </SettingsPanel>
  );
}

function SubscriptionSwitch({ isOn: stored }: { isOn: boolean }) {
  const { t } = useTranslation('marketing');
  const id = useId();
  const [store] = useSetMySubscriptionMutation({
    update: (cache, { data }) => {
      cache.writeQuery<MySubscriptionQuery>({
        query: MySubscriptionDocument,
        data: { mySubscription: data?.setMySubscription?.isOn ?? null },
      });
    },
  });
  const { isOn, choose } = useImmediateChoice(stored, (choice) =>
    store({ variables: { isOn: choice } }),
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, flex: 1 }}>
        {t('panel.label')}
      </Typography>
      <Switch id={id} checked={isOn} onChange={({ target }) => choose(target.checked)} />
    </Box>
  );
}
