import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '#domain/documents/document.ts';
import { visuallyHidden } from '../visually-hidden.ts';
import { Contents } from './contents.tsx';

interface TextLayoutProps {
  /** The parts of the text. */
  anchors: readonly Anchor[];
  children: ReactNode;
}

/** A text as wide as it is read well, with its contents beside it. */
export function TextLayout({ anchors, children }: TextLayoutProps) {
  return (
    <Box sx={columnsStyle}>
      <Box sx={{ minWidth: 0, maxWidth: 680 }}>{children}</Box>
      <Contents anchors={anchors} />
    </Box>
  );
}

/** A text that is on its way. */
export function TextSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Box component="output" sx={{ display: 'block', maxWidth: 680, py: { xs: 4, md: 7 } }}>
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <Skeleton width="70%" height={72} />
      <Skeleton width="90%" height={32} sx={{ mb: 4 }} />
      {[96, 100, 92, 98, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={28} />
      ))}
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 680px) minmax(200px, 280px)' },
  columnGap: 10,
  alignItems: 'start',
  py: { xs: 4, md: 7 },
} as const;
