import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';
import { Section } from '#web/ui/section.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

/** A table of prices. */
export interface Prices {
  caption: string;
  columns: readonly string[];
  rows: readonly {
    label: string;
    /** What else there is to say of it, small. */
    note: string;
    /** US cents, one for each column. */
    cents: readonly number[];
  }[];
}

interface PriceTablesProps {
  lead?: string;
  /** What rows are. */
  of: string;
  tables: readonly Prices[];
}

/** What everything costs, in tables side by side where there is room. */
export function PriceTables({ lead, of, tables }: PriceTablesProps) {
  const { t } = useTranslation('services');
  const { price, isConverted } = useMoney();
  return (
    <Section title={t('price.all')} lead={lead}>
      <Box sx={tablesStyle}>
        {tables.map(({ caption, columns, rows }) => (
          <Box key={caption} component="table" sx={tableStyle}>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <Box component="span" sx={visuallyHidden}>
                    {of}
                  </Box>
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, note, cents }) => (
                <tr key={label}>
                  <th scope="row">
                    {label}
                    <Typography component="span" variant="caption" color="textSecondary">
                      {note}
                    </Typography>
                  </th>
                  {cents.map((amount, index) => (
                    <td key={columns[index]}>{price(amount)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        ))}
      </Box>
      {isConverted && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('price.chargedInDollars')}
        </Typography>
      )}
    </Section>
  );
}

const tablesStyle = {
  display: 'grid',
  gap: { xs: 4, lg: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: { xs: '0.9375rem', lg: '0.875rem' },
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', pb: 1, fontWeight: 600, fontSize: '1rem' },
  '& th, & td': { py: 1, borderBottom: 1, borderColor: 'divider' },
  '& thead th, & tbody td': { pl: 1.5, textAlign: 'end', fontWeight: 500 },
  '& thead th': { fontSize: '0.8125rem', verticalAlign: 'bottom' },
  '& tbody th': { textAlign: 'start', fontWeight: 500 },
  '& tbody th span': { display: 'block' },
} as const;
