import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { QuoteLineKind } from '#web/lib/schema.generated.ts';
import { useMoney } from '#web/ui/money.tsx';

interface PriceLinesProps {
  lines: readonly {
    kind: QuoteLineKind;
    quantity: number;
    unitCents: number;
    amountCents: number;
  }[];
  totalCents: number;
}

/** A price line by line, with its total; where it is converted, also what is charged. */
export function PriceLines({ lines, totalCents }: PriceLinesProps) {
  const { t } = useTranslation('bookings');
  const { price, amount, amounts, charge, isConverted } = useMoney();
  const shown = amounts(lines.map(({ amountCents }) => amountCents));
  return (
    <Box component="table" sx={tableStyle}>
      <Box component="caption" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {t('lines.title')}
      </Box>
      <tbody>
        {lines.map(({ kind, quantity, unitCents }, index) => (
          <tr key={kind}>
            <th scope="row">{t(`lines.${kind}`, { quantity, unit: price(unitCents) })}</th>
            <td>{shown[index]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('lines.total')}</th>
          <td>{amount(totalCents)}</td>
        </tr>
        {isConverted && (
          <tr>
            <th scope="row">{t('lines.charge')}</th>
            <td>{charge(totalCents)}</td>
          </tr>
        )}
      </tfoot>
    </Box>
  );
}

const tableStyle = {
  position: 'relative',
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 400, py: 0.25, color: 'text.secondary' },
  '& td': { textAlign: 'end', py: 0.25, whiteSpace: 'nowrap' },
  '& tfoot th, & tfoot td': { fontWeight: 600, color: 'text.primary' },
  '& tfoot tr:first-of-type > *': { pt: 1, borderTop: 1, borderColor: 'divider' },
  '& tbody tr:last-child > *': { pb: 1 },
} as const;
