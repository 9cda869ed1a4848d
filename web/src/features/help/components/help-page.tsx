import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';

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
