import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ShowAllProps {
  /** Offers the rest: `Show all 24 items`. */
  label: string;
  /** The rest. */
  children: ReactNode;
}

/** The rest of a long list, folded up. It is on the page all the same, for finding and without scripts. */
export function ShowAll({ label, children }: ShowAllProps) {
  const { t } = useTranslation('ui');
  return (
    <Box component="details" sx={foldStyle}>
      <Box component="summary" sx={summaryStyle}>
        <span className="more">{label}</span>
        <span className="less">{t('showLess')}</span>
        <ChevronDown size={18} aria-hidden />
      </Box>
      {children}
    </Box>
  );
}

/** What opens it stands below what is opened, where browsers can. */
const foldStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  '&::details-content': { order: 0 },
  '& > summary': { order: 1 },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '&[open] .more, &:not([open]) .less': { display: 'none' },
} as const;

const summaryStyle = {
  display: 'inline-flex',
  alignSelf: 'start',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { borderColor: 'text.primary' },
} as const;
