import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

interface PriceTagProps {
  priceCents: number;
  /** The same where nothing is saved: it is not shown then. */
  originalCents: number;
  size?: 'large' | 'medium';
}

/** A price beside the original one, and what is charged where it is converted. */
export function PriceTag({ priceCents, originalCents, size = 'medium' }: PriceTagProps) {
  const { t } = useTranslation('services');
  const { price, charge, isConverted } = useMoney();
  return (
    <div>
      <Box sx={rowStyle}>
        <Typography
          component="span"
          variant={size === 'large' ? 'h2' : 'h3'}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          <Box component="span" sx={visuallyHidden}>
            {`${t('price.now')} `}
          </Box>
          {price(priceCents)}
        </Typography>
        {originalCents > priceCents && (
          <Typography component="s" color="textSecondary">
            <Box component="span" sx={visuallyHidden}>
              {`${t('price.original')} `}
            </Box>
            {price(originalCents)}
          </Typography>
        )}
      </Box>
      {isConverted && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t('price.charged', { charge: charge(priceCents) })}
        </Typography>
      )}
    </div>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.25,
  fontVariantNumeric: 'tabular-nums',
} as const;
