import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { formatDate } from '#web/lib/dates.ts';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { useOpeningSuspenseQuery } from '../company.generated.ts';
import type { OpeningQuery } from '../company.generated.ts';
import { InventedNote } from '../components/invented-note.tsx';
import { useTermsOf } from '../components/opening-terms.ts';
import { WaysOn } from '../components/ways-on.tsx';

/** A job with us: what one does, what one should bring, and where to apply. */
export function OpeningPage() {
  const { slug = '' } = useParams();
  return (
    <ErrorBoundary resetKeys={[slug]}>
      <Suspense key={slug} fallback={<TextSkeleton />}>
        <Found slug={slug} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Found({ slug }: { slug: string }) {
  const { t } = useTranslation('company');
  const { t: menuText } = useTranslation('menu');
  const { data } = useOpeningSuspenseQuery({
    variables: { slug, language: useReaderLanguage() },
  });
  if (data.opening) return <Opening opening={data.opening} />;
  return (
    <StatusPage
      status={404}
      title={t('openings.gone')}
      text={t('openings.goneText')}
      ways={[{ to: '/team', label: menuText('company.team') }]}
    />
  );
}

function Opening({ opening }: { opening: NonNullable<OpeningQuery['opening']> }) {
  const { t, i18n } = useTranslation('company');
  const { language, title, summary, publishedOn, duties, requirements } = opening;
  const lang = useForeignLanguage(language);
  const termsOf = useTermsOf();
  const data = useJobPosting(opening);
  return (
    <Box sx={{ py: { xs: 3, md: 6 }, maxWidth: 760 }}>
      <PageHead title={title} description={summary} />
      <JsonLd data={data} />
      <Typography variant="h1" lang={lang}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {`${termsOf(opening)} · ${t('openings.since', { date: formatDate(publishedOn, i18n.language) })}`}
      </Typography>
      <LanguageNote language={language} />
      <InventedNote entries={[opening]} />
      <Typography lang={lang} sx={{ mt: 3, fontSize: '1.1875rem', whiteSpace: 'pre-line' }}>
        {summary}
      </Typography>
      <Lines title={t('openings.duties')} lines={duties} lang={lang} />
      <Lines title={t('openings.requirements')} lines={requirements} lang={lang} />
      <WaysOn
        title={t('openings.apply')}
        text={t('openings.applyText')}
        ways={[
          { to: '/careers', label: t('openings.toForm') },
          { to: '/help', label: t('openings.ask') },
        ]}
      />
    </Box>
  );
}

interface LinesProps {
  title: string;
  lines: readonly string[];
  lang: string | undefined;
}

function Lines({ title, lines, lang }: LinesProps) {
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
        {title}
      </Typography>
      <Box component="ul" lang={lang} sx={{ pl: 3, '& li': { mt: 1 } }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </>
  );
}

/** The job as search engines know jobs. */
function useJobPosting(opening: NonNullable<OpeningQuery['opening']>) {
  const origin = useOrigin();
  const { title, summary, duties, requirements, publishedOn, employment, city } = opening;
  const place = city && {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: city.name,
      addressCountry: city.countryCode,
    },
  };
  return {
    '@type': 'JobPosting',
    title,
    description: [summary, ...duties, ...requirements].join('\n'),
    datePosted: publishedOn,
    employmentType:
      employment === 'CONTRACT' ? 'CONTRACTOR' : employment.replace('INTERNSHIP', 'INTERN'),
    hiringOrganization: { '@type': 'Organization', name: 'Roomtone', sameAs: origin },
    ...(place ? { jobLocation: place } : { jobLocationType: 'TELECOMMUTE' }),
  };
}
