import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { plainText } from '#domain/documents/document.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { helpCategories } from '#domain/texts/category.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { TextColumns } from '#web/ui/document/text-columns.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { Answers } from '../components/answers.tsx';
import { ContactPanel } from '../components/contact-panel.tsx';
import { HelpPage } from '../components/help-page.tsx';
import { useHelpFaqsSuspenseQuery } from '../help.generated.ts';
import { useTrail } from '../components/use-trail.ts';

/** Every question that is asked often, with its answer. */
export function FaqsPage() {
  const trail = useTrail(null);
  return (
    <TitledPage id="faqs" trail={trail}>
      <HelpPage subject="faqs" skeleton={<FaqsSkeleton />}>
        <Faqs />
      </HelpPage>
      <ContactPanel />
    </TitledPage>
  );
}

function Faqs() {
  const { t } = useTranslation('help');
  const language = useReaderLanguage();
  const { data } = useHelpFaqsSuspenseQuery({ variables: { language } });
  const { helpFaqs } = data;
  const groups = helpCategories.map(enumName).flatMap((category) => {
    const faqs = helpFaqs.filter((faq) => faq.category === category);
    const group = { id: `about-${category.toLowerCase()}`, title: t(`categories.${category}`) };
    return faqs.length > 0 ? [{ ...group, faqs }] : [];
  });
  return (
    <TextColumns anchors={groups}>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: helpFaqs.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
          })),
        }}
      />
      {groups.map(({ id, title, faqs }) => (
        <Box key={id} component="section" aria-labelledby={id} sx={{ mb: 5 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ mb: 1, scrollMarginTop: 128 }}>
            {title}
          </Typography>
          <Answers faqs={faqs} />
        </Box>
      ))}
    </TextColumns>
  );
}

function FaqsSkeleton() {
  return (
    <Box aria-hidden sx={{ maxWidth: 680, py: { xs: 4, md: 7 } }}>
      <Skeleton width="70%" height={72} sx={{ mb: 4 }} />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </Box>
  );
}
