import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';

/** Lengths that the hourly price is shown for (spec §9). */
const HOURS = [4, 8, 12] as const;

interface PriceHintProps {
  /** US cents. */
  cents: number;
  isHourly: boolean;
}

/** What some hours come to, and what is charged where the price is converted. */
export function PriceHint({ cents, isHourly }: PriceHintProps) {
  const { t } = useTranslation('studios');
  const { price, charge, isConverted } = useMoney();
  return (
    <>
      {isHourly && (
        <>
          <Box component="dl" sx={listStyle}>
            {HOURS.map((hours) => (
              <Box key={hours} sx={{ display: 'contents' }}>
                <dt>{t('hint.hours', { count: hours })}</dt>
                <dd>{price(cents * hours)}</dd>
              </Box>
            ))}
          </Box>
          <Box component="p" sx={noteStyle}>
            {t('hint.only')}
          </Box>
        </>
      )}
      {isConverted && (
        <Box component="p" sx={noteStyle}>
          {t('hint.converted', { charge: charge(cents) })}
        </Box>
      )}
    </>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 3,
  rowGap: 0.25,
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0, textAlign: 'end', fontWeight: 600 },
} as const;

const noteStyle = { m: 0, '&:not(:first-of-type), dl + &': { mt: 0.75 }, opacity: 0.86 } as const;
