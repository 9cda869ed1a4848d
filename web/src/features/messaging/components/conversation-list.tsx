import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useConversationsSuspenseQuery } from '../conversation.generated.ts';
import { ConversationRow } from './conversation-row.tsx';

const PAGE_SIZE = 20;

interface ConversationListProps {
  isArchived: boolean;
  /** Words to find; empty for all. */
  query: string;
  /** What the address of each ends with. */
  search: string;
}

/** Conversations, the last written first. */
export function ConversationList({ isArchived, query, search }: ConversationListProps) {
  const { t } = useTranslation('messaging');
  const { data, fetchMore } = useConversationsSuspenseQuery({
    variables: { isArchived, query, first: PAGE_SIZE },
    context: { fresh: false },
  });
  const { nodes, pageInfo } = data.conversations;
  if (nodes.length === 0) return <NothingFound isArchived={isArchived} query={query} />;
  return (
    <>
      <Box component="ul" aria-label={t('list.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {nodes.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} search={search} />
          </li>
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

function NothingFound({ isArchived, query }: Pick<ConversationListProps, 'isArchived' | 'query'>) {
  const { t } = useTranslation('messaging');
  if (query !== '' || isArchived) {
    return (
      <Typography color="textSecondary" sx={{ p: 3 }}>
        {query === '' ? t('list.nothingArchived') : t('list.nothingFound', { query })}
      </Typography>
    );
  }
  return (
    <Box sx={{ p: 2 }}>
      <EmptyState
        title={t('list.emptyTitle')}
        text={t('list.emptyText')}
        action={
          <Button component={RouterLink} to="/search" variant="contained">
            {t('list.find')}
          </Button>
        }
      />
    </Box>
  );
}
