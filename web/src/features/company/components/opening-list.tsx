import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { wholeCardLink } from '#web/ui/card-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useOpeningsSuspenseQuery } from '../company.generated.ts';
import type { OpeningCardFragment } from '../company.generated.ts';
import { cardsStyle, entryStyle } from './cards-style.ts';
import { InventedNote } from './invented-note.tsx';
import { LoadingList } from './loading-list.tsx';
import { useTermsOf } from './opening-terms.ts';

/** Jobs with us, each of which has a page of its own. */
export function OpeningList() {
  return (
    <LoadingList>
      <Openings />
    </LoadingList>
  );
}

function Openings() {
  const { t } = useTranslation('company');
  const { data } = useOpeningsSuspenseQuery({ variables: { language: useReaderLanguage() } });
  const { nodes } = data.openings;
  if (nodes.length === 0) {
    return <EmptyState title={t('openings.empty')} text={t('openings.emptyText')} />;
  }
  return (
    <>
      <InventedNote entries={nodes} />
      <Box component="ul" sx={cardsStyle}>
        {nodes.map((opening) => (
          <Opening key={opening.id} opening={opening} />
        ))}
      </Box>
    </>
  );
}

function Opening({ opening }: { opening: OpeningCardFragment }) {
  const { language, slug, title, summary } = opening;
  const lang = useForeignLanguage(language);
  const termsOf = useTermsOf();
  return (
    <Box component="li" sx={entryStyle}>
      <Typography variant="h4" component="h2" lang={lang}>
        <Link component={RouterLink} to={`/careers/${slug}`} color="inherit" sx={wholeCardLink}>
          {title}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {termsOf(opening)}
      </Typography>
      <Typography lang={lang} sx={{ mt: 1.5 }}>
        {summary}
      </Typography>
    </Box>
  );
}
