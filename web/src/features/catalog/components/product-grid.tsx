import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

interface ProductGridProps {
  children: ReactNode;
  /** On phones: one row to swipe through instead of a long column. */
  row?: boolean;
}

/** Cards of products side by side. */
export function ProductGrid({ children, row = false }: ProductGridProps) {
  return (
    <Box component="ul" sx={[gridStyle, row && rowStyle]}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Box>
  );
}

/** As many cards as are coming, in the shape of what comes. */
export function ProductGridSkeleton({
  count,
  row = false,
}: { count: number } & Omit<ProductGridProps, 'children'>) {
  const { t } = useTranslation('ui');
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <ProductGrid row={row}>
        {Array.from({ length: count }, (_, index) => (
          <Box key={index} aria-hidden>
            <Skeleton variant="rounded" sx={pictureStyle} />
            <Skeleton width="70%" sx={{ mt: 1.5 }} />
            <Skeleton width="40%" />
            <Skeleton width={80} height={32} />
          </Box>
        ))}
      </ProductGrid>
    </Box>
  );
}

const pictureStyle = { width: '100%', height: 'auto', aspectRatio: '4 / 3' } as const;

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, sm: 3 },
  '& > li': { minWidth: 0 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(220px, 1fr))',
  },
} as const;

/** Bleeds to the edges of the screen, so that the next card shows that there is more. */
const rowStyle = {
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  '@media (max-width: 599.95px)': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '72%',
    mx: -2,
    px: 2,
    pb: 1,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: 16,
    '& > li': { scrollSnapAlign: 'start' },
  },
} as const;
