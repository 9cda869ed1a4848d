import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { Section } from '#web/ui/section.tsx';

/** What is asked about a service, with the answers; search engines are told too. */
export function Questions({ of }: { of: readonly { question: string; answer: string }[] }) {
  const { t } = useTranslation('services');
  return (
    <Section title={t('questions')}>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: of.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <Box sx={{ maxWidth: 800 }}>
        {of.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <Typography sx={{ pb: 3, maxWidth: 680 }}>{answer}</Typography>
          </Disclosure>
        ))}
      </Box>
    </Section>
  );
}
