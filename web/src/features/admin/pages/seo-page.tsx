import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { asLanguage, languageNames, languages } from '#domain/accounts/language.ts';
import { RedirectList } from '#web/features/seo/components/redirect-list.tsx';
import { SeenPages } from '#web/features/seo/components/seen-pages.tsx';
import { useSitemap } from '#web/features/seo/hooks/use-sitemap.ts';
import { usePageParams, useSetPageParam } from '#web/lib/page-params.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

const parts = ['pages', 'redirects'] as const;

/** What search engines see of the site, and where they are sent on. */
export function SeoPage() {
  const { t } = useTranslation('seo');
  const [params] = usePageParams();
  const part = parts.find((one) => one === params.get('part')) ?? parts[0];
  return (
    <>
      <PageHead title={t('title')} description={t('description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2, maxWidth: 640 }}>
        {t(`${part}.lead`)}
      </Typography>
      <LinkTabs
        label={t('title')}
        current={part}
        tabs={parts.map((id) => ({ id, label: t(`${id}.title`), to: `?part=${id}` }))}
      />
      <Box sx={{ mt: 3 }}>
        <ErrorBoundary resetKeys={[part]}>
          <Suspense key={part} fallback={<Skeleton variant="rounded" height={320} />}>
            {part === 'pages' ? <Pages /> : <RedirectList />}
          </Suspense>
        </ErrorBoundary>
      </Box>
    </>
  );
}

function Pages() {
  const { t } = useTranslation('seo');
  const { paths, failed } = useSitemap('/sitemap.xml');
  if (failed) return <EmptyState title={t('pages.failed')} text={t('pages.failedText')} />;
  return paths ? <Chosen sitemaps={paths} /> : <Skeleton variant="rounded" height={320} />;
}

/** The pages of one sitemap in one language, both of which the address says. */
function Chosen({ sitemaps }: { sitemaps: readonly string[] }) {
  const { t, i18n } = useTranslation('seo');
  const [params] = usePageParams();
  const choose = useSetPageParam();
  const sitemap = sitemaps.find((path) => path === params.get('sitemap')) ?? sitemaps[0]!;
  const language = asLanguage(params.get('language') ?? i18n.language) ?? languages[0];
  const choices = {
    sitemap: sitemaps.map((path) => [path, path.replace(/^.*\/|\.xml$/g, '')] as const),
    language: languages.map((id) => [id, languageNames[id]] as const),
  };
  const chosen = { sitemap, language };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        {(['sitemap', 'language'] as const).map((name) => (
          <ChoiceSelect
            key={name}
            label={t(`pages.${name}`)}
            value={chosen[name]}
            onChange={(value) => choose(name, value)}
            sx={{ flex: '1 1 200px' }}
          >
            {choices[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </ChoiceSelect>
        ))}
      </Box>
      <SeenPages key={`${sitemap} ${language}`} sitemap={sitemap} language={language} />
    </>
  );
}
