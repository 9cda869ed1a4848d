import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { ModeBadge } from './mode-badge.tsx';
import { PriceTag } from './price-tag.tsx';

/** What a studio costs, and whether it is booked at once. */
export function PriceRow(props: ComponentProps<typeof PriceTag>) {
  return (
    <Box sx={rowStyle}>
      <PriceTag {...props} />
      <ModeBadge mode={props.studio.bookingMode} />
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1,
} as const;
