import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import { helpCategories, helpCategoryOf } from '#domain/texts/category.ts';
import { helpPageOf } from '#domain/texts/page-path.ts';
import { LinkChips } from '#web/features/search/components/link-chips.tsx';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import type { HelpCategory } from '#web/lib/schema.generated.ts';
import { Section } from '#web/ui/section.tsx';
import { Answers } from '../components/answers.tsx';
import { ArticleList } from '../components/article-list.tsx';
import { ContactPanel } from '../components/contact-panel.tsx';
import { HelpNotFound } from '../components/help-not-found.tsx';
import { HelpPage } from '../components/help-page.tsx';
import { categoryPath } from '../help-paths.ts';
import { useTrail } from '../components/use-trail.ts';
import { useHelpCategorySuspenseQuery } from '../help.generated.ts';

/** What the help desk has in one of its categories. */
export function CategoryPage() {
  const { helpCategory = '' } = useParams();
  const known = helpCategoryOf(helpCategory);
  if (!known) return <HelpNotFound kind="category" />;
  return <Category id={helpPageOf(known)} category={enumName(known)} />;
}

interface CategoryProps {
  /** Of the page that says what the category is about. */
  id: string;
  category: HelpCategory;
}

function Category({ id, category }: CategoryProps) {
  const { t } = useTranslation('help');
  const trail = useTrail(null);
  const others = helpCategories.map(enumName).filter((other) => other !== category);
  return (
    <TitledPage id={id} trail={trail}>
      <HelpPage subject={category} skeleton={<ListSkeleton />}>
        <Lists category={category} />
      </HelpPage>
      <Box sx={{ mt: { xs: 6, md: 9 } }}>
        <LinkChips
          label={t('category.others')}
          links={others.map((other) => ({
            to: categoryPath(other),
            label: t(`categories.${other}`),
          }))}
        />
      </Box>
      <ContactPanel />
    </TitledPage>
  );
}

function Lists({ category }: { category: HelpCategory }) {
  const { t } = useTranslation('help');
  const language = useReaderLanguage();
  const { data } = useHelpCategorySuspenseQuery({ variables: { language, category } });
  const { helpArticles, helpFaqs } = data;
  return (
    <>
      {helpArticles.length > 0 && (
        <Section title={t('search.articles')}>
          <ArticleList articles={helpArticles} />
        </Section>
      )}
      {helpFaqs.length > 0 && (
        <Section title={t('search.questions')}>
          <Answers faqs={helpFaqs} />
        </Section>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={140} />
      ))}
    </Box>
  );
}
