import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { useKindResultsQuery } from '#web/features/search/components/kind-results.generated.ts';
import { usePaused } from '#web/lib/paused.ts';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import type { TicketValues } from './ticket-values.ts';

const kinds = ['HELPDESK_FAQS', 'HELPDESK_ARTICLES'] as const;
const SHORTEST = 3;
const SHOWN = 4;

/** What the help center says about the subject that is being typed, in case that is enough. */
export function SuggestedAnswers() {
  const { t } = useTranslation('help');
  const language = useReaderLanguage();
  const { values } = useFormikContext<TicketValues>();
  const text = usePaused(values.subject.trim().slice(0, SEARCH_TEXT_LIMIT));
  const isAsked = text.length >= SHORTEST;
  const { data, previousData } = useKindResultsQuery({
    variables: { text, first: SHOWN, kinds: [...kinds], language },
    skip: !isAsked,
  });
  const groups = isAsked ? ((data ?? previousData)?.siteSearch ?? []) : [];
  const hits = groups.flatMap((group) => group.hits).slice(0, SHOWN);
  return (
    <Box component="output" sx={hits.length > 0 ? panelStyle : emptyStyle}>
      {hits.length > 0 && (
        <>
          <Typography variant="subtitle2" component="p">
            {t('write.suggested')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {hits.map(({ id, title, url }) => (
              <li key={url + id}>
                <Link
                  component={RouterLink}
                  to={url}
                  target="_blank"
                  sx={{ display: 'inline-block', py: 0.75 }}
                >
                  {title}
                </Link>
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

/** There before it says anything, so that screen readers hear it. */
const emptyStyle = { '&&': { mt: 0 } } as const;

const panelStyle = {
  display: 'block',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;
