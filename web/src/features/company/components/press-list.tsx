import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/lib/dates.ts';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { usePressMentionsSuspenseQuery } from '../company.generated.ts';
import type { PressMentionsQuery } from '../company.generated.ts';
import { cardsStyle, entryStyle } from './cards-style.ts';
import { InventedNote } from './invented-note.tsx';
import { LoadingList } from './loading-list.tsx';

/** What was written about us. */
export function PressList() {
  return (
    <LoadingList>
      <Mentions />
    </LoadingList>
  );
}

function Mentions() {
  const { t } = useTranslation('company');
  const { data } = usePressMentionsSuspenseQuery({ variables: { language: useReaderLanguage() } });
  const { nodes } = data.pressMentions;
  if (nodes.length === 0) {
    return <EmptyState title={t('press.empty')} text={t('press.emptyText')} />;
  }
  return (
    <>
      <InventedNote entries={nodes} />
      <Box component="ul" sx={cardsStyle}>
        {nodes.map((mention) => (
          <Mention key={mention.id} mention={mention} />
        ))}
      </Box>
    </>
  );
}

type PressMention = PressMentionsQuery['pressMentions']['nodes'][number];

function Mention({ mention }: { mention: PressMention }) {
  const { i18n } = useTranslation('company');
  const { language, name, website, publishedOn, title, text } = mention;
  const lang = useForeignLanguage(language);
  return (
    <Box component="li" sx={entryStyle}>
      <Typography variant="body2" color="textSecondary">
        {name} · <time dateTime={publishedOn}>{formatDate(publishedOn, i18n.language)}</time>
      </Typography>
      <Typography variant="h4" component="h2" lang={lang} sx={{ mt: 0.5 }}>
        {website ? (
          <Link href={website} rel="noopener" color="inherit">
            {title}
          </Link>
        ) : (
          title
        )}
      </Typography>
      <Box component="blockquote" lang={lang} sx={{ m: 0, mt: 1.5, whiteSpace: 'pre-line' }}>
        {text}
      </Box>
    </Box>
  );
}
