import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { CartLineFragment } from '../cart.generated.ts';
import { CartRow } from './cart-row.tsx';

/** What is in the cart: a table, whose rows are cards where there is no room for columns. */
export function CartTable({ lines }: { lines: readonly CartLineFragment[] }) {
  const { t } = useTranslation('carts');
  return (
    <Box component="table" sx={tableStyle}>
      <Box component="caption" sx={visuallyHidden}>
        {t('table.caption')}
      </Box>
      <thead>
        <tr>
          <th scope="col">{t('table.product')}</th>
          <th scope="col">{t('table.price')}</th>
          <th scope="col">{t('table.quantity')}</th>
          <th scope="col">{t('table.total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CartRow key={line.id} line={line} />
        ))}
      </tbody>
    </Box>
  );
}

const tableStyle = {
  position: 'relative',
  width: '100%',
  borderCollapse: 'collapse',
  '& thead': { display: { xs: 'none', md: 'table-header-group' } },
  '& th': { fontWeight: 500, textAlign: 'start' },
  '& thead th': { pb: 1, color: 'text.secondary', fontSize: '0.875rem' },
  '& thead th:last-of-type, & td:last-of-type': { textAlign: 'end' },
  '& tbody, & tbody th': { display: { xs: 'block', md: 'revert' } },
  '& tbody tr': {
    display: { xs: 'grid', md: 'table-row' },
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    rowGap: 1.5,
    py: { xs: 2.5, md: 0 },
    borderTop: 1,
    borderColor: 'divider',
  },
  '& tbody th': { gridColumn: '1 / -1' },
  '& tbody th, & tbody td': { py: { md: 2.5 }, verticalAlign: 'top' },
  '& tbody td': { pl: { md: 2 }, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tbody td:first-of-type': { display: { xs: 'none', md: 'table-cell' } },
} as const;
