import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { anchorsOf } from '#domain/documents/document.ts';
import { EditableText } from '#web/features/texts/components/editable-text.tsx';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { TextColumns } from '#web/ui/document/text-columns.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { usePageContentSuspenseQuery } from '../page.generated.ts';

/** A page that is there to be read, by the path of its address. */
export function TextPage() {
  const { pathname } = useLocation();
  const id = pathname.replaceAll('/', '');
  return (
    <ErrorBoundary resetKeys={[id]}>
      <Suspense key={id} fallback={<TextSkeleton />}>
        <Text id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Text({ id }: { id: string }) {
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
    <>
      <PageHead title={page.title} description={page.description} />
      <EditableText
        text={{ kind: 'PAGE', slug: page.id, language: page.language }}
        onPublished={() => void refetch()}
      >
        <TextColumns anchors={anchorsOf(page.body)}>
          <Typography variant="h2" component="h1">
            {page.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2, mb: 4, fontSize: '1.1875rem' }}>
            {page.lead}
          </Typography>
          <DocumentView document={page.body} />
        </TextColumns>
      </EditableText>
    </>
  );
}
