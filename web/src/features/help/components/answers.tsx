import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { faqPath } from '../help-paths.ts';
import type { AnsweredQuestionFragment } from '../help.generated.ts';

/** Questions that open their answers, each at its own `#`. */
export function Answers({ faqs }: { faqs: readonly AnsweredQuestionFragment[] }) {
  return (
    <div>
      {faqs.map((faq) => (
        <Answer key={faq.id} faq={faq} />
      ))}
    </div>
  );
}

function Answer({ faq: { id, language, question, answer } }: { faq: AnsweredQuestionFragment }) {
  const { t } = useTranslation('help');
  const lang = useForeignLanguage(language);
  return (
    <Disclosure id={id} title={question} lang={lang}>
      <Box sx={{ pb: 3, maxWidth: 680 }}>
        <div lang={lang}>
          <DocumentView document={answer} />
        </div>
        <LanguageNote language={language} />
        <Link
          component={RouterLink}
          to={faqPath(id)}
          aria-label={t('faq.openNamed', { question })}
          color="text.secondary"
          sx={{ display: 'inline-block', mt: 1, py: 1, fontSize: '0.9375rem' }}
        >
          {t('faq.open')}
        </Link>
      </Box>
    </Disclosure>
  );
}
