import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { INSTANT_FROM, INSTANT_UNTIL } from '#domain/bookings/quote.ts';
import { savedPercent } from '#domain/deals/saving.ts';
import type { SavingKind } from '#domain/deals/saving.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatClock } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import type { SavingItemFragment } from '../deals.generated.ts';

interface SavingLineProps {
  kind: SavingKind;
  city: { id: string; name: string };
  saving: Omit<SavingItemFragment, 'studio'>;
}

/** What one saves, and by which comparison. */
export function SavingLine({ kind, city, saving }: SavingLineProps) {
  const { t, i18n } = useTranslation(['deals', 'studios']);
  const { cityName } = usePlaceNames();
  const { price } = useMoney();
  const { usualCents, cents, category } = saving;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {t(`savings.${kind}.line`, {
        percent: (savedPercent(saving) / 100).toLocaleString(i18n.language, { style: 'percent' }),
        category: category && t(`studios:categories.${category.id as CategoryId}`),
        city: cityName(city),
        usual: price(usualCents),
        price: price(cents),
        saved: price(usualCents - cents),
        from: formatClock(INSTANT_FROM, i18n.language),
        until: formatClock(INSTANT_UNTIL, i18n.language),
      })}
    </Typography>
  );
}
