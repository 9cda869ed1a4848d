import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { anchorsOf } from '#domain/documents/document.ts';
import { EditableText } from '#web/features/texts/components/editable-text.tsx';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { TextColumns } from '#web/ui/document/text-columns.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { Section } from '#web/ui/section.tsx';
import { ArticleList } from '../components/article-list.tsx';
import { ContactPanel } from '../components/contact-panel.tsx';
import { HelpNotFound } from '../components/help-not-found.tsx';
import { HelpPage } from '../components/help-page.tsx';
import { useTrail } from '../components/use-trail.ts';
import { articlePath } from '../help-paths.ts';
import { useHelpArticleSuspenseQuery } from '../help.generated.ts';
import type { HelpArticleQuery } from '../help.generated.ts';

/** An article of the help desk. */
export function ArticlePage() {
  const { id = '' } = useParams();
  return (
    <HelpPage subject={id} skeleton={<TextSkeleton />}>
      <Found id={id} />
    </HelpPage>
  );
}

function Found({ id }: { id: string }) {
  const language = useReaderLanguage();
  const { data, refetch } = useHelpArticleSuspenseQuery({ variables: { id, language } });
  const { helpArticle } = data;
  if (!helpArticle) return <HelpNotFound kind="article" />;
  // It had this address once.
  if (helpArticle.id !== id) return <Redirect to={articlePath(helpArticle.id)} />;
  return (
    <EditableText
      text={{ kind: 'ARTICLE', slug: helpArticle.id, language: helpArticle.language }}
      title={helpArticle.title}
      onPublished={() => void refetch()}
    >
      <Article article={helpArticle} />
    </EditableText>
  );
}

function Article({ article }: { article: NonNullable<HelpArticleQuery['helpArticle']> }) {
  const { t } = useTranslation('help');
  const { language, title, description, category, body, readingMinutes, related } = article;
  const lang = useForeignLanguage(language);
  const trail = useTrail(category);
  return (
    <>
      <TextColumns anchors={anchorsOf(body)}>
        <PageHead title={title} description={description} trail={trail} />
        <Breadcrumbs trail={trail} />
        <article>
          <Typography variant="h2" component="h1" lang={lang}>
            {title}
          </Typography>
          <LanguageNote language={language} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, mb: 4 }}>
            {t('article.minutes', { count: readingMinutes })}
          </Typography>
          <div lang={lang}>
            <DocumentView document={body} />
          </div>
        </article>
      </TextColumns>
      {related.length > 0 && (
        <Section title={t('article.related')}>
          <ArticleList articles={related} />
        </Section>
      )}
      <ContactPanel />
    </>
  );
}
