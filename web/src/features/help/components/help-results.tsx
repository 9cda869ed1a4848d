import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HitList } from '#web/features/search/components/hit-list.tsx';
import { useKindResultsSuspenseQuery } from '#web/features/search/components/kind-results.generated.ts';
import { textSearchPath } from '#web/features/search/text-search-path.ts';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import type { SearchKind } from '#web/lib/schema.generated.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Questions have short answers, so they come first. */
const kinds = ['HELPDESK_FAQS', 'HELPDESK_ARTICLES'] as const satisfies readonly SearchKind[];

/** Results of each kind that are listed. */
const LISTED = 20;

/** What answers to a text in the help desk. */
export function HelpResults({ text }: { text: string }) {
  const { t } = useTranslation('help');
  const language = useReaderLanguage();
  const { data } = useKindResultsSuspenseQuery({
    variables: { text, first: LISTED, kinds, language },
  });
  const groups = kinds.flatMap((kind) => data.siteSearch.filter((group) => group.kind === kind));
  if (groups.length === 0) {
    return (
      <EmptyState
        title={t('search.none', { text })}
        text={t('search.noneText')}
        action={
          <Button component={Link} to={textSearchPath(text)} variant="outlined" color="inherit">
            {t('search.everywhere')}
          </Button>
        }
      />
    );
  }
  return groups.map(({ kind, hits }) => (
    <Box key={kind} component="section" sx={{ mb: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t(kind === 'HELPDESK_FAQS' ? 'search.questions' : 'search.articles')}
      </Typography>
      <HitList kind={kind} hits={hits} typed={text} />
    </Box>
  ));
}
