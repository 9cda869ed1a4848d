import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { useOpenProject } from '../open-project.ts';
import {
  useAttachBookingMutation,
  useBookingsForProjectsSuspenseQuery,
} from '../project-costs.generated.ts';
import { useAttempt } from '../use-attempt.ts';
import { rowsStyle, rowStyle, rowTextStyle } from './part.tsx';

/** Has somebody choose one of their bookings for a project. */
export function AttachDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('projects');
  return (
    <ResponsiveDialog open onClose={onClose} title={t('attach.title')} maxWidth="sm">
      <ErrorBoundary title={t('attach.error')}>
        <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
          <Choice onChosen={onClose} />
        </Suspense>
      </ErrorBoundary>
    </ResponsiveDialog>
  );
}

function Choice({ onChosen }: { onChosen: () => void }) {
  const { t, i18n } = useTranslation('projects');
  const { chargeInWords } = useMoney();
  const { id: projectId } = useOpenProject();
  const attempt = useAttempt();
  const [attach, { loading }] = useAttachBookingMutation();
  const { data } = useBookingsForProjectsSuspenseQuery({ fetchPolicy: 'network-only' });
  const bookings = data.bookingsForProjects;
  if (bookings.length === 0) {
    return (
      <>
        <Typography sx={{ mb: 2 }}>{t('attach.none')}</Typography>
        <Button component={RouterLink} to="/search" variant="contained">
          {t('attach.find')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography color="textSecondary">{t('attach.lead')}</Typography>
      <Box component="ul" aria-label={t('attach.title')} sx={rowsStyle}>
        {bookings.map(({ id: bookingId, studio, startsAt, zone, totalCents }) => {
          const time = formatDayAndTime(startsAt, zone, i18n.language);
          return (
            <Box key={bookingId} component="li" sx={rowStyle}>
              <Box sx={rowTextStyle}>
                <Typography>{studio.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {time} · {chargeInWords(totalCents)}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                color="inherit"
                disabled={loading}
                aria-label={t('attach.chooseLabel', { studio: studio.name, time })}
                onClick={() =>
                  void attempt(
                    () => attach({ variables: { input: { projectId, bookingId } } }),
                    t('attach.done'),
                  ).then(onChosen)
                }
              >
                {t('attach.choose')}
              </Button>
            </Box>
          );
        })}
      </Box>
    </>
  );
}
