import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EditableText } from '#web/features/texts/components/editable-text.tsx';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { usePageContentSuspenseQuery } from '../page.generated.ts';
import type { PageContentFragment } from '../page.generated.ts';

interface PageTextProps {
  /** Names the page: a folder of `content/pages`, or what editors called it. */
  id: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** What readers see of it. */
  children: (page: PageContentFragment) => ReactNode;
}

/** What a page is called and says, in the reader's language; administrators edit it in its place. */
export function PageText({ id, skeleton, children }: PageTextProps) {
  return (
    <ErrorBoundary resetKeys={[id]}>
      <Suspense key={id} fallback={skeleton}>
        <Found id={id}>{children}</Found>
      </Suspense>
    </ErrorBoundary>
  );
}

function Found({ id, children }: Pick<PageTextProps, 'id' | 'children'>) {
  const { t } = useTranslation('pages');
  const language = useReaderLanguage();
  const { data, refetch } = usePageContentSuspenseQuery({ variables: { id, language } });
  const { page } = data;
  if (!page) {
    return (
      <StatusPage
        status={404}
        title={t('notFound')}
        text={t('notFoundText')}
        ways={[{ to: '/', label: t('home') }]}
      />
    );
  }
  return (
    <EditableText
      text={{ kind: 'PAGE', slug: page.id, language: page.language }}
      title={page.title}
      onPublished={() => void refetch()}
    >
      {children(page)}
    </EditableText>
  );
}
