import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { languageNames, languages } from '#domain/accounts/language.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { EditText } from '#web/features/texts/components/edit-text.tsx';
import { TextNotFound } from '#web/features/texts/components/text-not-found.tsx';
import { listPath, textAt } from '#web/features/texts/text-address.ts';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** Edits the text that the address names. */
export function TextEditPage() {
  const { t } = useTranslation('texts');
  const text = textAt(useParams());
  if (!text) return <TextNotFound />;
  const title = `${text.slug} · ${languageNames[enumValue(text.language, languages)]}`;
  return (
    <>
      <PageHead title={title} description={t('list.description')} noIndex />
      <Link component={RouterLink} to={listPath(text.kind)} color="text.secondary">
        {t(text.kind === 'POST' ? 'list.blogTitle' : 'list.title')}
      </Link>
      <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <ErrorBoundary resetKeys={[title]}>
        <Suspense key={title} fallback={<TextSkeleton />}>
          <EditText text={text} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
