import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import type { Quote } from '#domain/bookings/quote.ts';

import { formatDayAndTime, zoneName } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { GearItem } from '../comparison-gear.ts';
import type { ComparedStudioFragment } from './compared-studio.generated.ts';

/** Hours for which prices and times are compared. */
export const COMPARED_HOURS = 4;

/** What four hours cost, with what that is made of. */
export function PriceCell({ quote }: { quote: Quote }) {
  const { t } = useTranslation('bookings');
  const { amount, price } = useMoney();
  return (
    <>
      <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {amount(quote.totalCents)}
      </Box>
      <Box component="ul" sx={[listStyle, { color: 'text.secondary', fontSize: '0.8125rem' }]}>
        {quote.lines.map(({ kind, quantity, unitCents, amountCents }) => (
          <li key={kind}>
            {t(`lines.${enumName(kind)}`, { quantity, unit: price(unitCents) })}
            {quantity === 1 && `: ${price(amountCents)}`}
          </li>
        ))}
      </Box>
    </>
  );
}

/** When a studio is free next for four hours, in its own time. Each leads to booking it. */
export function FreeCell({ studio }: { studio: ComparedStudioFragment }) {
  const { t, i18n } = useTranslation('favorites');
  const now = useNow();
  const { id, name, zone, nextFreeDays } = studio;
  if (nextFreeDays.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('compare.notFree')}
      </Typography>
    );
  }
  return (
    <>
      <Box component="ul" sx={listStyle}>
        {nextFreeDays.map(({ startsAt, date, startTime }) => {
          const words = formatDayAndTime(startsAt, zone, i18n.language);
          const search = new URLSearchParams({
            date,
            time: startTime,
            hours: String(COMPARED_HOURS),
          });
          return (
            <li key={startsAt}>
              <Link
                component={RouterLink}
                to={`/studios/${id}?${search}#book`}
                aria-label={t('compare.bookAt', { name, time: words })}
                color="success.main"
                sx={{ display: 'inline-block', py: 0.5, fontWeight: 500 }}
              >
                {words}
              </Link>
            </li>
          );
        })}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {zoneName(now, zone, i18n.language)}
      </Typography>
    </>
  );
}

/** Gear of one kind. What not all of the studios have stands out. */
export function GearCell({ items, studios }: { items: readonly GearItem[]; studios: number }) {
  const { t } = useTranslation('favorites');
  if (items.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={listStyle}>
      {items.map(({ name, owners }) => (
        <Box
          component="li"
          key={name}
          sx={owners < studios ? { fontWeight: 600 } : { color: 'text.secondary' }}
        >
          {name}
          {owners === 1 && (
            <Box component="span" sx={visuallyHidden}>
              {` (${t('compare.onlyHere')})`}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Whether a studio has something. */
export function YesOrNo({ isThere }: { isThere: boolean }) {
  const { t } = useTranslation('favorites');
  const Icon = isThere ? Check : Minus;
  return (
    <Box sx={{ position: 'relative', color: isThere ? 'success.main' : 'text.secondary' }}>
      <Icon size={20} aria-hidden />
      <Box component="span" sx={visuallyHidden}>
        {t(isThere ? 'compare.yes' : 'compare.no')}
      </Box>
    </Box>
  );
}

function Nothing() {
  const { t } = useTranslation('favorites');
  return (
    <Box sx={{ position: 'relative', color: 'text.secondary' }}>
      <span aria-hidden>–</span>
      <Box component="span" sx={visuallyHidden}>
        {t('compare.none')}
      </Box>
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, '& > li': { position: 'relative' } } as const;
