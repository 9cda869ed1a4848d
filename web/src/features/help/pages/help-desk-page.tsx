import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Search } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { helpCategories } from '#domain/texts/category.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Renewing } from '#web/ui/renewing.tsx';
import { Section } from '#web/ui/section.tsx';
import { CategoryCard } from '../components/category-card.tsx';
import { ContactPanel } from '../components/contact-panel.tsx';
import { HelpPage } from '../components/help-page.tsx';
import { HelpResults } from '../components/help-results.tsx';
import { QuestionList } from '../components/question-list.tsx';
import { DESK_PATH, FAQS_PATH } from '../help-paths.ts';
import { useHelpDeskSuspenseQuery } from '../help.generated.ts';

/** Questions that the page begins with. */
const POPULAR = 6;

/** The help desk: a search, what there is by category, and the way to somebody who answers. */
export function HelpDeskPage() {
  const { t } = useTranslation('help');
  const [params, setParams] = usePageParams();
  const text = (params.get('q') ?? '').trim().slice(0, SEARCH_TEXT_LIMIT);
  const shown = useDeferredValue(text);
  const search = (q: string) =>
    setParams(q === '' ? {} : { q }, { replace: text !== '', preventScrollReset: true });
  return (
    <TitledPage id="helpdesk">
      <Box component="search" sx={{ display: 'block', maxWidth: 680, mb: 5 }}>
        <form action={DESK_PATH} onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={t('search.label')}
            value={text}
            onCommit={search}
            icon={<Search size={18} aria-hidden />}
            input={{
              name: 'q',
              type: 'search',
              placeholder: t('search.placeholder'),
              maxLength: SEARCH_TEXT_LIMIT,
            }}
          />
        </form>
      </Box>
      {shown === '' ? (
        <HelpPage subject="desk" skeleton={<DeskSkeleton />}>
          <Desk />
        </HelpPage>
      ) : (
        <ErrorBoundary resetKeys={[shown]} title={t('failed')}>
          <Suspense fallback={<CardsSkeleton count={4} />}>
            <Renewing isStale={shown !== text}>
              <HelpResults text={shown} />
            </Renewing>
          </Suspense>
        </ErrorBoundary>
      )}
      <ContactPanel />
    </TitledPage>
  );
}

function Desk() {
  const { t } = useTranslation('help');
  const language = useReaderLanguage();
  const { data } = useHelpDeskSuspenseQuery({ variables: { language } });
  const { helpArticles, helpFaqs } = data;
  return (
    <>
      <Section title={t('desk.topics')}>
        <Box component="ul" sx={gridStyle}>
          {helpCategories.map(enumName).map((category) => (
            <li key={category}>
              <CategoryCard
                category={category}
                articles={helpArticles.filter((article) => article.category === category)}
                questionCount={helpFaqs.filter((faq) => faq.category === category).length}
              />
            </li>
          ))}
        </Box>
      </Section>
      <Section title={t('desk.popular')} more={{ to: FAQS_PATH, label: t('desk.allQuestions') }}>
        <QuestionList faqs={helpFaqs.slice(0, POPULAR)} />
      </Section>
    </>
  );
}

function DeskSkeleton() {
  return (
    <>
      <Skeleton width={200} height={56} sx={{ mt: { xs: 6, md: 9 }, mb: 2 }} />
      <CardsSkeleton count={helpCategories.length} />
    </>
  );
}

function CardsSkeleton({ count }: { count: number }) {
  return (
    <Box aria-hidden sx={gridStyle}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={240} />
      ))}
    </Box>
  );
}

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
