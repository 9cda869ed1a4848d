import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_HOURS } from '#domain/bookings/hours.ts';
import { FREE_DAYS_LIMIT } from '#domain/search/limits.ts';
import { formatDays } from '#web/lib/dates.ts';
import { useSearchElsewhere } from '../hooks/use-search-elsewhere.ts';
import { DatesPicker } from './dates-picker.tsx';
import type { Days } from './dates-picker.tsx';
import { FilterPopover } from './filter-popover.tsx';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';

/** The days on which a studio should be free; those of the search that is shown are marked. */
export function DatesFilter(props: AnchoredWindowProps) {
  // Opened anew, it starts from what the page shows then.
  return <Dates key={String(props.open)} {...props} />;
}

function Dates(props: AnchoredWindowProps) {
  const { t, i18n } = useTranslation('search');
  const { filter, apply } = useSearchElsewhere();
  const { freeAt } = filter;
  const [days, setDays] = useState<Days | undefined>(
    freeAt && { from: freeAt.date, until: freeAt.until ?? freeAt.date },
  );

  function finish(chosen: Days | undefined): void {
    props.onClose();
    if (!chosen) return apply({ freeAt: undefined });
    const { from, until } = chosen;
    apply({
      freeAt: {
        hours: DEFAULT_HOURS,
        ...freeAt,
        date: from,
        until: until === from ? undefined : until,
      },
    });
  }

  return (
    <FilterPopover
      {...props}
      title={t('elsewhere.dates')}
      onApply={() => finish(days)}
      onClear={freeAt || days ? () => finish(undefined) : undefined}
    >
      <DatesPicker days={days} onChange={setDays} />
      <Typography
        variant="body2"
        component="output"
        color="textSecondary"
        sx={{ display: 'block', mt: 1.5, maxWidth: 560 }}
      >
        {days
          ? t('elsewhere.chosen', { days: formatDays(days.from, days.until, i18n.language) })
          : t('elsewhere.datesHelp', { count: FREE_DAYS_LIMIT })}
      </Typography>
    </FilterPopover>
  );
}
