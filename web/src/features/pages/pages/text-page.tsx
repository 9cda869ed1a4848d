import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorsOf } from '#domain/documents/document.ts';
import { EditableText } from '#web/features/texts/components/editable-text.tsx';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { TextColumns } from '#web/ui/document/text-columns.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { usePageContentSuspenseQuery } from '../page.generated.ts';
import type { PageContentQuery } from '../page.generated.ts';
import { belowText } from '../below-text.ts';
import { pagePath } from '../text-pages.ts';

/** A page that is there to be read. */
export function TextPage({ id }: { id: string }) {
  return (
    <ErrorBoundary resetKeys={[id]}>
      <Suspense key={id} fallback={<TextSkeleton />}>
        <Found id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Found({ id }: { id: string }) {
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
  // It had this address once.
  if (page.id !== id) return <Redirect to={pagePath(page.id)} />;
  return (
    <EditableText
      text={{ kind: 'PAGE', slug: page.id, language: page.language }}
      title={page.title}
      onPublished={() => void refetch()}
    >
      <Text page={page} />
    </EditableText>
  );
}

function Text({ page }: { page: NonNullable<PageContentQuery['page']> }) {
  const { language, title, description, lead, body } = page;
  const lang = useForeignLanguage(language);
  return (
    <TextColumns anchors={anchorsOf(body)}>
      <PageHead title={title} description={description} />
      <article>
        <Typography variant="h2" component="h1" lang={lang}>
          {title}
        </Typography>
        <LanguageNote language={language} />
        <Typography lang={lang} color="textSecondary" sx={{ mt: 2, mb: 4, fontSize: '1.1875rem' }}>
          {lead}
        </Typography>
        <div lang={lang}>
          <DocumentView document={body} />
        </div>
      </article>
      <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ mt: 6 }} />}>
        {Object.entries(belowText[page.id] ?? {}).map(([name, Part]) => (
          <Part key={name} pageId={page.id} />
        ))}
      </Suspense>
    </TextColumns>
  );
}
