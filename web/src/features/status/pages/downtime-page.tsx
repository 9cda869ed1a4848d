import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHECK_SECONDS } from '#domain/status/status.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { FeedLink } from '#web/ui/feed-links.tsx';
import { Section } from '#web/ui/section.tsx';
import { NoticeList } from '../components/notice-list.tsx';
import { PartList } from '../components/part-list.tsx';
import { useSystemStatusSuspenseQuery } from '../status.generated.ts';
import type { SystemStatusQuery } from '../status.generated.ts';

type Status = SystemStatusQuery['systemStatus'];

/** How the product is, and was for ninety days (spec §2.1). */
export function DowntimePage() {
  const { t } = useTranslation('status');
  return (
    <TitledPage id="downtime" maxWidth={880}>
      <FeedLink path="/downtime/feed.xml" label={t('feed')} />
      <ErrorBoundary title={t('error')}>
        <Suspense fallback={<StatusSkeleton />}>
          <Found />
        </Suspense>
      </ErrorBoundary>
    </TitledPage>
  );
}

function Found() {
  const { t } = useTranslation('status');
  const { data, refetch } = useSystemStatusSuspenseQuery({ context: { freshFor: 0 } });
  const isUnheard = useLookingAgain(refetch);
  const { parts, notices, hasHistory, ...range } = data.systemStatus;
  const planned = notices.filter(
    ({ kind, resolvedAt }) => kind === 'MAINTENANCE' && resolvedAt === null,
  );
  const others = notices.filter((notice) => !planned.includes(notice));
  return (
    <>
      <Summary status={data.systemStatus} />
      {isUnheard && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('unheard')}
        </Alert>
      )}
      {planned.length > 0 && (
        <Section title={t('planned')}>
          <NoticeList notices={planned} />
        </Section>
      )}
      <Section title={t('partsTitle')} lead={t(hasHistory ? 'partsLead' : 'noHistory')}>
        <PartList parts={parts} {...range} />
      </Section>
      <Section title={t('incidents')}>
        {others.length > 0 ? (
          <NoticeList notices={others} />
        ) : (
          <Typography color="textSecondary">{t('noIncidents')}</Typography>
        )}
      </Section>
    </>
  );
}

/** Asks again whenever the parts were looked at. @returns whether the last time nobody answered */
function useLookingAgain(look: () => Promise<unknown>): boolean {
  const [isUnheard, setIsUnheard] = useState(false);
  const lookAgain = useEffectEvent(async () => {
    try {
      await look();
      setIsUnheard(false);
    } catch {
      setIsUnheard(true);
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void lookAgain(), CHECK_SECONDS * 1000);
    return () => clearInterval(timer);
  }, []);
  return isUnheard;
}

/** Whether all is well, or what is not. */
function Summary({ status: { parts, notices } }: { status: Status }) {
  const { t, i18n } = useTranslation('status');
  const names = new Intl.ListFormat(i18n.language);
  const named = (state: 'DOWN' | 'UNKNOWN') =>
    parts.filter((part) => part.state === state).map(({ part }) => t(`parts.${part}`));
  const down = named('DOWN');
  const unknown = named('UNKNOWN');
  const open = notices.filter(({ kind, resolvedAt }) => kind === 'INCIDENT' && resolvedAt === null);
  const isWrong = down.length > 0 || open.length > 0;
  const severity = isWrong ? 'error' : unknown.length > 0 ? 'info' : 'success';
  return (
    <Alert severity={severity} sx={{ mt: 3, fontSize: '1.0625rem' }}>
      {isWrong && (
        <>
          {t('wrong', {
            what: names.format(down.length > 0 ? down : open.map(({ title }) => title)),
          })}{' '}
        </>
      )}
      {unknown.length > 0 && t('unknown', { what: names.format(unknown) })}
      {severity === 'success' && t('well')}
    </Alert>
  );
}

function StatusSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2, mt: 3 }}>
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={124} sx={{ borderRadius: 3 }} />
      ))}
    </Box>
  );
}
