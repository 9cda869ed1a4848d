import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatPrice } from '#web/lib/money.ts';
import type { QuoteLineKind } from '#web/lib/schema.generated.ts';

interface PriceLinesProps {
  lines: readonly {
    kind: QuoteLineKind;
    quantity: number;
    unitCents: number;
    amountCents: number;
  }[];
  totalCents: number;
}

/** A price line by line, with its total. */
export function PriceLines({ lines, totalCents }: PriceLinesProps) {
  const { t, i18n } = useTranslation('bookings');
  return (
    <Box component="table" sx={tableStyle}>
      <Box component="caption" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {t('lines.title')}
      </Box>
      <tbody>
        {lines.map(({ kind, quantity, unitCents, amountCents }) => (
          <tr key={kind}>
            <th scope="row">
              {t(`lines.${kind}`, { quantity, unit: formatPrice(unitCents, i18n.language) })}
            </th>
            <td>{formatAmount(amountCents, i18n.language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('lines.total')}</th>
          <td>{formatAmount(totalCents, i18n.language)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}

const tableStyle = {
  position: 'relative',
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 400, py: 0.5, color: 'text.secondary' },
  '& td': { textAlign: 'end', py: 0.5, whiteSpace: 'nowrap' },
  '& tfoot th, & tfoot td': {
    pt: 1.5,
    fontWeight: 600,
    color: 'text.primary',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& tbody tr:last-child > *': { pb: 1.5 },
} as const;
