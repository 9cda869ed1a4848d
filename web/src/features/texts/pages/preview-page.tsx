import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { useSiteTextPreviewSuspenseQuery } from '../texts.generated.ts';

/** What was saved last of a text, for whoever has the link to it. */
export function PreviewPage() {
  const { key = '' } = useParams();
  return (
    <ErrorBoundary resetKeys={[key]}>
      <Suspense key={key} fallback={<TextSkeleton />}>
        <Preview previewKey={key} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Preview({ previewKey }: { previewKey: string }) {
  const { t } = useTranslation('texts');
  const { data } = useSiteTextPreviewSuspenseQuery({
    variables: { key: previewKey },
    context: { fresh: false },
  });
  const text = data.siteTextPreview;
  if (!text) {
    return (
      <StatusPage
        status={404}
        title={t('preview.notFound')}
        text={t('preview.notFoundText')}
        ways={[{ to: '/', label: t('preview.home') }]}
      />
    );
  }
  return (
    <Box
      component="article"
      lang={text.language.toLowerCase()}
      sx={{ maxWidth: 680, py: { xs: 4, md: 7 } }}
    >
      <PageHead title={text.title} description={text.lead} noIndex />
      <Alert severity="info">{t('preview.note')}</Alert>
      <Typography variant="h2" component="h1" sx={{ mt: 3 }}>
        {text.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4, fontSize: '1.1875rem' }}>
        {text.lead}
      </Typography>
      <DocumentView document={text.body} />
    </Box>
  );
}
