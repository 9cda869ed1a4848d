import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIsAtHash } from './hash-window.ts';

interface DisclosureProps {
  /** What its address ends with: it is open for whoever comes by that. */
  id?: string;
  title: ReactNode;
  level?: 'h2' | 'h3' | 'h4';
  /** The language that its title is in, where that is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/** A title that opens what it stands for, such as a question its answer. Works without scripts. */
export function Disclosure({ id, title, level = 'h3', lang, children }: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const isWanted = useIsAtHash(`#${id ?? ''}`) && id !== undefined;
  useLayoutEffect(() => {
    if (!isWanted || !element.current) return;
    element.current.open = true;
    // It may have come after the page that it is on.
    element.current.scrollIntoView();
  }, [isWanted]);
  return (
    <Box ref={element} component="details" id={id} sx={disclosureStyle}>
      <Box component="summary" sx={summaryStyle}>
        <Typography variant="subtitle1" component={level} lang={lang} sx={{ flex: 1 }}>
          {title}
        </Typography>
        <ChevronDown size={20} aria-hidden />
      </Box>
      {children}
    </Box>
  );
}

const disclosureStyle = {
  borderBottom: 1,
  borderColor: 'divider',
  // Below the bar that stays at the top.
  scrollMarginTop: 128,
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
} as const;

const summaryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  py: 1.5,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flexShrink: 0, transition: 'transform 160ms ease' },
} as const;
