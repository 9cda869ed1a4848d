import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNow } from '#web/ui/clock.tsx';
import { zoneName } from '#web/lib/dates.ts';
import { usePlaceNames } from '../hooks/use-place-names.ts';
import { AmenityList } from './amenity-list.tsx';
import { HoursExceptions } from './hours-exceptions.tsx';
import { OpeningHoursTable } from './opening-hours-table.tsx';
import { HouseRules, StudioFits } from './studio-fits.tsx';
import { StudioHost } from './studio-host.tsx';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

/** What a studio is like, what it has, and when it is open. */
export function StudioAbout({ studio }: { studio: StudioDetailFragment }) {
  const { t, i18n } = useTranslation('studios');
  const now = useNow();
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ maxWidth: 680 }}>
        {studio.description.split('\n\n').map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 2 }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
      <StudioHost host={studio.host} />
      <StudioFits studio={studio} />
      <div>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {t('detail.amenitiesTitle')}
        </Typography>
        <AmenityList present={studio.amenities.map(({ id }) => id)} />
      </div>
      <HouseRules studio={studio} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
        }}
      >
        <div>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {t('detail.hoursTitle')}
          </Typography>
          <OpeningHoursTable hours={studio.openingHours} />
          <HoursExceptions studio={studio} />
          <Typography variant="caption" color="textSecondary" sx={{ mt: 1.5 }} component="p">
            {t('detail.zone', { zone: zoneName(now, studio.zone, i18n.language) })}
          </Typography>
        </div>
        <div>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {t('detail.factsTitle')}
          </Typography>
          <Facts studio={studio} />
        </div>
      </Box>
    </Box>
  );
}

function Facts({ studio }: { studio: StudioDetailFragment }) {
  const { t } = useTranslation('studios');
  const { location } = usePlaceNames();
  const facts = [
    [
      t('detail.placeLabel'),
      `${studio.neighbourhood}, ${location(studio.city)}`,
      t('detail.addressLater'),
    ],
    ...(studio.bufferMinutes > 0
      ? [[t('detail.bufferLabel'), t('detail.buffer', { minutes: studio.bufferMinutes })]]
      : []),
    ...(studio.minimumNoticeMinutes > 0
      ? [
          [
            t('detail.noticeLabel'),
            t('detail.notice', { count: Math.ceil(studio.minimumNoticeMinutes / 60) }),
          ],
        ]
      : []),
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {facts.map(([label, value, note]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
          {note && (
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {note}
            </Typography>
          )}
        </div>
      ))}
    </Box>
  );
}
