import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { EditableText } from '#web/features/texts/components/editable-text.tsx';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { TextColumns } from '#web/ui/document/text-columns.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { Section } from '#web/ui/section.tsx';
import { ContactPanel } from '../components/contact-panel.tsx';
import { HelpNotFound } from '../components/help-not-found.tsx';
import { HelpPage } from '../components/help-page.tsx';
import { QuestionList } from '../components/question-list.tsx';
import { useTrail } from '../components/use-trail.ts';
import { FAQS_PATH, faqPath } from '../help-paths.ts';
import { useHelpFaqSuspenseQuery } from '../help.generated.ts';
import type { HelpFaqQuery } from '../help.generated.ts';

/** A question that is asked often, with its answer. */
export function FaqPage() {
  const { id = '' } = useParams();
  return (
    <HelpPage subject={id} skeleton={<TextSkeleton />}>
      <Found id={id} />
    </HelpPage>
  );
}

function Found({ id }: { id: string }) {
  const language = useReaderLanguage();
  const { data, refetch } = useHelpFaqSuspenseQuery({ variables: { id, language } });
  const { helpFaq, helpFaqs } = data;
  if (!helpFaq) return <HelpNotFound kind="faq" />;
  // It had this address once.
  if (helpFaq.id !== id) return <Redirect to={faqPath(helpFaq.id)} />;
  return (
    <EditableText
      text={{ kind: 'FAQ', slug: helpFaq.id, language: helpFaq.language }}
      title={helpFaq.question}
      onPublished={() => void refetch()}
    >
      <Faq faq={helpFaq} all={helpFaqs} />
    </EditableText>
  );
}

interface FaqProps {
  faq: NonNullable<HelpFaqQuery['helpFaq']>;
  all: HelpFaqQuery['helpFaqs'];
}

function Faq({ faq, all }: FaqProps) {
  const { t } = useTranslation('help');
  const { id, language, question, description, category, answer } = faq;
  const lang = useForeignLanguage(language);
  const trail = useTrail(category);
  const others = all.filter((other) => other.category === category && other.id !== id);
  return (
    <>
      <TextColumns anchors={[]}>
        <PageHead title={question} description={description} trail={trail} />
        <Breadcrumbs trail={trail} />
        <article lang={lang}>
          <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
            {question}
          </Typography>
          <DocumentView document={answer} />
        </article>
        <LanguageNote language={language} />
      </TextColumns>
      {others.length > 0 && (
        <Section title={t('faq.others')} more={{ to: FAQS_PATH, label: t('desk.allQuestions') }}>
          <QuestionList faqs={others} />
        </Section>
      )}
      <ContactPanel />
    </>
  );
}
