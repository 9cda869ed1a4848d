import Box from '@mui/material/Box';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { StudioCardSkeleton } from './studio-card-skeleton.tsx';

interface StudioGridProps {
  children: ReactNode;
  /** On phones: one row to swipe through instead of a long column. */
  row?: boolean;
  /** Columns at most; `fit` for as many as there is room for beside something else. */
  columns?: 3 | 4 | 'fit';
}

/** Cards of studios side by side. */
export function StudioGrid({ children, row = false, columns = 4 }: StudioGridProps) {
  return (
    <Box component="ul" sx={[gridStyle(columns), row && rowStyle]}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Box>
  );
}

/** As many cards as are coming, in the shape of what comes. */
export function StudioGridSkeleton({
  count,
  ...props
}: { count: number } & Omit<StudioGridProps, 'children'>) {
  const { t } = useTranslation('ui');
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <StudioGrid {...props}>
        {Array.from({ length: count }, (_, index) => (
          <StudioCardSkeleton key={index} />
        ))}
      </StudioGrid>
    </Box>
  );
}

/** Where there is room for twice as many columns. */
const WIDE = '@media (min-width: 2480px)';

const gridStyle = (columns: 3 | 4 | 'fit') =>
  ({
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 3,
    '& > li': { minWidth: 0 },
    gridTemplateColumns:
      columns === 'fit'
        ? { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(252px, 1fr))' }
        : {
            xs: '1fr',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: `repeat(${columns - 1}, minmax(0, 1fr))`,
            lg: `repeat(${columns}, minmax(0, 1fr))`,
          },
    // Two rows become one, so that none is left with a card or two.
    ...(columns !== 'fit' && {
      [WIDE]: { gridTemplateColumns: `repeat(${columns * 2}, minmax(0, 1fr))` },
    }),
  }) as const;

/** Bleeds to the edges of the screen, so that the next card shows that there is more. */
const rowStyle = {
  '@media (max-width: 599.95px)': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '82%',
    gap: 2,
    mx: -2,
    px: 2,
    pb: 1,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: 16,
    '& > li': { scrollSnapAlign: 'start' },
  },
} as const;
