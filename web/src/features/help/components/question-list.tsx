import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { faqPath } from '../help-paths.ts';
import type { QuestionFragment } from '../help.generated.ts';

/** Questions that lead to their answers. */
export function QuestionList({ faqs }: { faqs: readonly QuestionFragment[] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {faqs.map((faq) => (
        <Question key={faq.id} faq={faq} />
      ))}
    </Box>
  );
}

function Question({ faq: { id, language, question } }: { faq: QuestionFragment }) {
  const lang = useForeignLanguage(language);
  return (
    <li>
      <Link
        component={RouterLink}
        to={faqPath(id)}
        lang={lang}
        color="text.primary"
        underline="hover"
        sx={{ display: 'block', py: 1.25, fontWeight: 500 }}
      >
        {question}
      </Link>
    </li>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& li': { borderBottom: 1, borderColor: 'divider' },
} as const;
