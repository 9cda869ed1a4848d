import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import type { NamedPath } from '#web/ui/json-ld.tsx';

interface HelpPageProps {
  /** What the page is about; with another it starts anew. */
  subject: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** The frame of a page of the help desk, for what has to be asked for first. */
export function HelpPage({ subject, skeleton, children }: HelpPageProps) {
  const { t } = useTranslation('help');
  return (
    <ErrorBoundary resetKeys={[subject]} title={t('failed')}>
      <Suspense key={subject} fallback={skeleton}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

interface HelpTitleProps {
  trail?: readonly NamedPath[];
  title: string;
  lead: string;
}

/** The title of a page of the help desk, with the way to it. */
export function HelpTitle({ trail, title, lead }: HelpTitleProps) {
  return (
    <Box component="header" sx={{ mb: 4 }}>
      {trail && <Breadcrumbs trail={trail} />}
      <Typography variant="h1" sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: 640 }}>
        {lead}
      </Typography>
    </Box>
  );
}
