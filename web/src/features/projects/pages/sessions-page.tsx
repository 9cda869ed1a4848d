import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { bookingPath } from '#web/features/bookings/booking-paths.ts';
import { StatusChip } from '#web/features/bookings/components/status-chip.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDay, formatTime } from '#web/lib/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { AttachDialog } from '../components/attach-dialog.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { Part } from '../components/part.tsx';
import { useOpenProject } from '../open-project.ts';
import {
  useProjectSessionsSuspenseQuery,
  useRemoveProjectCostMutation,
} from '../project-costs.generated.ts';
import type { ProjectSessionFragment } from '../project-costs.generated.ts';

/** The sessions that are booked for a project, each by the member who booked it. */
export function SessionsPage() {
  const { t } = useTranslation('projects');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part
      title={t('parts.sessions')}
      lead={t('sessions.lead')}
      action={
        <Button
          variant="contained"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t('sessions.attach')}
        </Button>
      }
    >
      <Sessions />
      {isOpen && <AttachDialog onClose={() => setIsOpen(false)} />}
    </Part>
  );
}

function Sessions() {
  const { t } = useTranslation('projects');
  const { id } = useOpenProject();
  const { data } = useProjectSessionsSuspenseQuery({
    variables: { id },
    context: { fresh: false },
  });
  const sessions = data.project?.sessions ?? [];
  if (sessions.length === 0) {
    return <EmptyState level="h3" title={t('sessions.empty')} text={t('sessions.emptyText')} />;
  }
  return (
    <Stack
      component="ul"
      spacing={2}
      aria-label={t('parts.sessions')}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {sessions.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </Stack>
  );
}

function Session({ session }: { session: ProjectSessionFragment }) {
  const { t, i18n } = useTranslation('projects');
  const { chargeInWords } = useMoney();
  const { location } = usePlaceNames();
  const [detach] = useRemoveProjectCostMutation();
  const { id, studio, status, startsAt, endsAt, zone, totalCents, bookedBy, bookingId } = session;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2.5, borderRadius: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h4" component="h3" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          {studio.name}
        </Typography>
        <StatusChip status={status} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {studio.neighbourhood}, {location(studio.city)}
      </Typography>
      <Typography>
        <time dateTime={startsAt}>{formatDay(startsAt, zone, i18n.language)}</time>
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('sessions.when', {
          start: formatTime(startsAt, zone, i18n.language),
          end: formatTime(endsAt, zone, i18n.language),
        })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('sessions.by', { name: bookedBy.name, amount: chargeInWords(totalCents) })}
      </Typography>
      {(bookingId !== null || session.viewerCanDetach) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
          {bookingId !== null && (
            <Link component={RouterLink} to={bookingPath(bookingId)} sx={{ py: 1 }}>
              {t('sessions.booking')}
            </Link>
          )}
          {session.viewerCanDetach && (
            <ConfirmedButton
              size="small"
              aria-label={t('sessions.detachLabel', { studio: studio.name })}
              title={t('sessions.detachTitle')}
              text={t('sessions.detachText')}
              confirm={t('sessions.detach')}
              done={t('sessions.detached')}
              work={() => detach({ variables: { input: { id } } })}
            >
              {t('sessions.detach')}
            </ConfirmedButton>
          )}
        </Box>
      )}
    </Paper>
  );
}
