import { useTranslation } from 'react-i18next';
import { HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import { leadBuckets } from '#domain/market/market.ts';
import { useMeasures } from '../hooks/use-measures.ts';
import type { Market } from './market-of-city.tsx';
import { ToldFigure } from './told-figure.tsx';

type Shares = Market['leads'];

/** How far ahead sessions are booked. */
export function LeadFigure({ shares }: { shares: Shares }) {
  const { t } = useTranslation('market');
  const buckets = leadBuckets.map((from) => ({ from, name: t(`leads.${from}`) }));
  return (
    <ShareFigure
      title={t('sessions.byLead')}
      head={t('sessions.ahead')}
      buckets={buckets}
      shares={shares}
    />
  );
}

/** How long sessions are. */
export function LengthFigure({ shares }: { shares: Shares }) {
  const { t } = useTranslation('market');
  const { hours } = useMeasures();
  const buckets = HOURS_OPTIONS.map((from) => ({ from, name: hours(from) }));
  return (
    <ShareFigure
      title={t('sessions.byLength')}
      head={t('sessions.duration')}
      buckets={buckets}
      shares={shares}
    />
  );
}

interface ShareFigureProps {
  title: string;
  /** What the buckets are. */
  head: string;
  buckets: readonly { from: number; name: string }[];
  shares: Shares;
}

function ShareFigure({ title, head, buckets, shares }: ShareFigureProps) {
  const { t } = useTranslation('market');
  const { percent } = useMeasures();
  const byBucket = new Map(shares.map(({ from, share }) => [from, share]));
  const cells = buckets.map(({ from, name }) => {
    const value = byBucket.get(from) ?? null;
    return { id: String(from), name, value, words: value === null ? null : [percent(value)] };
  });
  const most = cells.toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1)).at(0)!;
  return (
    <ToldFigure
      title={title}
      text={t('sessions.most', { bucket: most.name, share: percent(most.value ?? 0) })}
      kind="rows"
      head={[head, t('sessions.share')]}
      cells={cells}
      format={percent}
    />
  );
}
