import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { responseWithin } from '#domain/bookings/response-time.ts';
import { Rating } from '#web/ui/rating.tsx';
import { Section } from '#web/ui/section.tsx';
import type { PublicProfileFragment } from './profile-page.generated.ts';

/** How somebody is as a host, as far as it can be worked out. */
export function HostFacts({ host }: { host: PublicProfileFragment }) {
  const { t, i18n } = useTranslation('accounts');
  const { responseMinutes, responsePercent, hostRating, hostReviewCount } = host;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const reply = responseMinutes === null ? undefined : responseWithin(responseMinutes);
  return (
    <Section title={t('publicProfile.host.title')}>
      <Box component="dl" sx={factsStyle}>
        <Fact name={t('publicProfile.host.rating')}>
          <Rating rating={hostRating} reviewCount={hostReviewCount} />
        </Fact>
        {responsePercent !== null && (
          <Fact name={t('publicProfile.host.rate')}>{percent.format(responsePercent / 100)}</Fact>
        )}
        {reply && (
          <Fact name={t('publicProfile.host.time')}>
            {t(`publicProfile.host.within.${reply.unit}`, { count: reply.count })}
          </Fact>
        )}
      </Box>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h4" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </div>
  );
}

const factsStyle = { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 } as const;
