import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Laptop, Smartphone } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, formatAgo, formatDate } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { failureOf } from '#web/lib/failures.ts';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useEndSessionMutation, useMySessionsSuspenseQuery } from '../../security.generated.ts';
import type { MySessionsQuery } from '../../security.generated.ts';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';

type OwnSession = MySessionsQuery['mySessions'][number];

/** Where one is logged in, with a way to end each and all others. */
export function SessionsPanel() {
  const { t } = useTranslation('accounts');
  const { data, refetch } = useMySessionsSuspenseQuery({ context: { fresh: false } });
  const [isAsking, setIsAsking] = useState(false);
  const sessions = data.mySessions;
  // What is shown stays until the new list is there.
  const reload = () => startTransition(() => void refetch());
  return (
    <SettingsPanel title={t('sessions.title')} lead={t('sessions.lead')}>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnded={reload} />
        ))}
      </Stack>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          color="inherit"
          sx={{ mt: 2.5 }}
          onClick={() => setIsAsking(true)}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
      <EndSessionsDialog open={isAsking} onClose={() => setIsAsking(false)} onEnded={reload} />
    </SettingsPanel>
  );
}

const PHONES = ['iPhone', 'Android'];

function SessionItem({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const { t, i18n } = useTranslation('accounts');
  const [endSession, { loading }] = useEndSessionMutation();
  const { browser, system, address, createdAt, lastSeenAt, isCurrent } = session;
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  const Icon = PHONES.includes(system ?? '') ? Smartphone : Laptop;
  const now = useNow();

  async function end(): Promise<void> {
    try {
      await endSession({ variables: { id: session.id } });
      showToast({ tone: 'success', title: t('sessions.ended'), description: device });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('sessions.endFailed'), description });
    }
    onEnded();
  }

  return (
    <Box component="li" sx={itemStyle}>
      <Icon size={22} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {device}{' '}
          {isCurrent && (
            <Chip
              component="span"
              size="small"
              color="success"
              variant="outlined"
              label={t('sessions.current')}
              sx={{ ml: 0.5 }}
            />
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {/* Sessions that began before addresses were kept have none. */}
          {t(address === '' ? 'sessions.seenSomewhere' : 'sessions.seen', {
            address,
            time: formatAgo(lastSeenAt, now, i18n.language),
          })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.since', { day: formatDate(dayIn('UTC', createdAt), i18n.language) })}
        </Typography>
      </Box>
      {!isCurrent && (
        <Button
          color="inherit"
          size="small"
          disabled={loading}
          onClick={() => void end()}
          aria-label={t('sessions.endOf', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Box>
  );
}

const itemStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
