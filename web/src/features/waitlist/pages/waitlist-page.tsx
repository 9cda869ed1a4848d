import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { AccountPage } from '#web/features/accounts/components/account-page.tsx';
import { useMyBookingsChangedSubscription } from '#web/features/bookings/pages/my-bookings-changed.generated.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { JoinForm } from '../components/join-form.tsx';
import { WaitlistItem } from '../components/waitlist-item.tsx';
import {
  useMyWaitlistSuspenseQuery,
  useWaitlistStudioSuspenseQuery,
} from '../waitlist.generated.ts';

/** What one waits for, and what is held for one; with a studio in the address, a form to wait for it. */
export function WaitlistPage() {
  const { t } = useTranslation('waitlist');
  return (
    <AccountPage
      title={t('title')}
      description={t('description')}
      error={t('error')}
      maxWidth={720}
    >
      <Waitlist />
    </AccountPage>
  );
}

function Waitlist() {
  const { t } = useTranslation('waitlist');
  const [params, setParams] = usePageParams();
  const studioId = params.get('studio');
  const { data, refetch } = useMyWaitlistSuspenseQuery({ context: { fresh: false } });
  useMyBookingsChangedSubscription({}, () => void refetch());
  const { myWaitlist } = data;
  return (
    <Stack spacing={3}>
      {studioId !== null && (
        <NewEntry
          studioId={studioId}
          date={params.get('date') ?? ''}
          hours={params.get('hours') ?? ''}
          onJoined={() => {
            setParams({});
            void refetch();
          }}
        />
      )}
      {myWaitlist.map((entry) => (
        <WaitlistItem key={entry.id} entry={entry} onChanged={refetch} />
      ))}
      {myWaitlist.length === 0 && studioId === null && (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Button component={RouterLink} to="/studios" variant="contained">
              {t('find')}
            </Button>
          }
        />
      )}
    </Stack>
  );
}

interface NewEntryProps {
  studioId: string;
  date: string;
  hours: string;
  onJoined: () => void;
}

function NewEntry({ studioId, ...rest }: NewEntryProps) {
  const { t } = useTranslation('waitlist');
  const { data } = useWaitlistStudioSuspenseQuery({ variables: { id: studioId } });
  if (!data.studio) return <Typography>{t('noStudio')}</Typography>;
  return <JoinForm studio={data.studio} {...rest} />;
}
