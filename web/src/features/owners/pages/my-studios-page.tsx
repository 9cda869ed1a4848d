import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { enumValue } from '#domain/enums/enum-name.ts';
import { listingStatuses, publicListingStatuses } from '#domain/listings/lifecycle.ts';
import { bookingPath } from '#web/features/bookings/booking-paths.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { useOwnStudios } from '../hooks/use-own-studios.ts';
import type { OwnStudioFieldsFragment } from '../my-studios.generated.ts';

/** The studios that one runs: how each stands, who comes next, and where to change it. */
export function MyStudiosPage() {
  const { t } = useTranslation('owners');
  const studios = useOwnStudios();
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t('studios.title')} description={t('studios.description')} noIndex />
      <Box sx={headStyle}>
        <Typography variant="h2" component="h1">
          {t('studios.title')}
        </Typography>
        <Button
          component={RouterLink}
          to="/submit"
          variant="contained"
          startIcon={<Plus size={18} aria-hidden />}
        >
          {t('studios.add')}
        </Button>
      </Box>
      <Box component="ul" sx={gridStyle}>
        {studios.map((own) => (
          <StudioCard key={own.studio.id} own={own} />
        ))}
      </Box>
    </Box>
  );
}

function StudioCard({ own }: { own: OwnStudioFieldsFragment }) {
  const { t, i18n } = useTranslation(['owners', 'listings']);
  const { location } = usePlaceNames();
  const { studio, listingStatus, nextBooking, waitingCount } = own;
  const { id, name, zone, rating, reviewCount } = studio;
  const [picture] = studio.images;
  const isPublic = publicListingStatuses.includes(enumValue(listingStatus, listingStatuses));
  return (
    <Paper component="li" variant="outlined" sx={cardStyle}>
      <Box
        component="img"
        src={picture?.url}
        alt=""
        width={picture?.width}
        height={picture?.height}
        loading="lazy"
        sx={pictureStyle}
      />
      <Box sx={{ p: 2.5, display: 'grid', gap: 1, alignContent: 'start' }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${studio.neighbourhood}, ${location(studio.city)}`}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Chip
            size="small"
            color={isPublic ? 'success' : 'default'}
            label={t(`listings:statuses.${listingStatus}`)}
          />
          {reviewCount > 0 && <Rating rating={rating} reviewCount={reviewCount} />}
        </Box>
        <Typography variant="body2">
          {nextBooking ? (
            <>
              {t('studios.next')}{' '}
              <Link component={RouterLink} to={bookingPath(nextBooking.id, false)}>
                {t('studios.nextBooking', {
                  time: formatDayAndTime(nextBooking.startsAt, zone, i18n.language),
                  guest: nextBooking.guestName,
                })}
              </Link>
            </>
          ) : (
            t('studios.noNext')
          )}
        </Typography>
        {waitingCount > 0 && (
          <Typography variant="body2">
            <Link component={RouterLink} to="/owner-dashboard/bookings">
              {t('studios.waiting', { count: waitingCount })}
            </Link>
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {own.viewerCanEdit && (
            <Button
              component={RouterLink}
              to={`/studio/edit/${id}/basics`}
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={t('studios.editOf', { name })}
            >
              {t('studios.edit')}
            </Button>
          )}
          {isPublic && (
            <Button
              component={RouterLink}
              to={`/studios/${id}`}
              size="small"
              color="inherit"
              aria-label={t('studios.viewOf', { name })}
            >
              {t('studios.view')}
            </Button>
          )}
          <Button
            component={RouterLink}
            to={`/owner-dashboard/calendar?studio=${id}`}
            size="small"
            color="inherit"
            aria-label={t('studios.calendarOf', { name })}
          >
            {t('studios.calendar')}
          </Button>
          <Button
            component={RouterLink}
            to="/owner-dashboard/team"
            size="small"
            color="inherit"
            aria-label={t('studios.teamOf', { name })}
          >
            {t('studios.team')}
          </Button>
        </Box>
      </Box>
    </Paper>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 3,
} as const;

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
} as const;

const cardStyle = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  borderRadius: 3,
  overflow: 'hidden',
} as const;

const pictureStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  bgcolor: 'divider',
} as const;
