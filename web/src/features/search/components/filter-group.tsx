import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

interface FilterGroupProps {
  title: string;
  /** How many of its conditions are set. */
  chosen: number;
  /** Shows its controls from the start, as it does when one of them is set. */
  open: boolean;
  /** Called when somebody unfolds it. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Controls of one kind, which can be folded away. */
export function FilterGroup({ title, chosen, open, onOpen, children }: FilterGroupProps) {
  const { t } = useTranslation('search');
  // Decided once: taking the last condition away must not fold the group up under the pointer.
  const [isOpen] = useState(open || chosen > 0);
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
      sx={groupStyle}
    >
      <Box component="summary" sx={summaryStyle}>
        <Typography variant="subtitle1" component="h3" sx={{ flex: 1 }}>
          {title}
          {chosen > 0 && (
            <>
              <Box component="span" aria-hidden sx={badgeStyle}>
                {chosen}
              </Box>
              <Box component="span" sx={visuallyHidden}>
                {` (${t('filters.chosen', { count: chosen })})`}
              </Box>
            </>
          )}
        </Typography>
        <ChevronDown size={18} aria-hidden />
      </Box>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, pb: 2, minWidth: 0 }}>
        <Box component="legend" sx={visuallyHidden}>
          {title}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

const groupStyle = {
  borderBottom: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
} as const;

const summaryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { transition: 'transform 160ms ease' },
} as const;

const badgeStyle = {
  display: 'inline-block',
  minWidth: 22,
  boxSizing: 'border-box',
  ml: 1,
  px: 0.75,
  borderRadius: 999,
  textAlign: 'center',
  fontSize: '0.8125rem',
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
  color: 'background.default',
  bgcolor: 'text.primary',
} as const;
