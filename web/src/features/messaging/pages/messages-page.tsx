import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Search } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutlet, useParams, useResolvedPath } from 'react-router-dom';
import { QUERY_LIMIT } from '#domain/messaging/limits.ts';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { usePageParams, useSetPageParam } from '#web/lib/page-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { ConversationList } from '../components/conversation-list.tsx';
import { NoConversation } from '../components/no-conversation.tsx';
import { OpenConversation } from '../components/open-conversation.tsx';
import { useMessagesCache } from '../hooks/use-messages-cache.ts';
import { useMessagesLive } from '../hooks/use-messages-live.ts';

/**
 * What one writes with studios and guests: the list and a conversation beside each other, on a phone
 * one of them. It is wherever its route is: at `/messages`, and in the dashboard of owners.
 */
export function MessagesPage() {
  return (
    <RequireLogin>
      <Messages />
    </RequireLogin>
  );
}

/** One conversation: `/messages/7`. */
export function ConversationPage() {
  const { id = '' } = useParams();
  return <OpenConversation id={id} />;
}

function Messages() {
  const { t } = useTranslation('messaging');
  const conversation = useOutlet();
  const isOpen = conversation !== null;
  const [params] = usePageParams();
  const setParam = useSetPageParam();
  const { pathname: base } = useResolvedPath('.');
  const isArchived = params.has('archived');
  // What is typed is in the field at once, and in the address a little later.
  const [query, setQuery] = useState(params.get('q') ?? '');
  // The list of before stays while the next one is on its way.
  const asked = useDeferredValue(query);
  useMessagesCache();
  useMessagesLive();
  const find = (words: string) => {
    setQuery(words);
    setParam('q', words);
  };
  return (
    <Box sx={frameStyle}>
      <Box sx={{ ...listStyle, display: { xs: isOpen ? 'none' : 'flex', md: 'flex' } }}>
        <Box sx={{ px: 2, pt: 2 }}>
          <Typography variant="h3" component={isOpen ? 'p' : 'h1'} sx={{ mb: 1.5 }}>
            {t('list.title')}
          </Typography>
          <TextField
            type="search"
            size="small"
            fullWidth
            value={query}
            placeholder={t('list.search')}
            onChange={({ target }) => find(target.value)}
            slotProps={{
              htmlInput: { 'aria-label': t('list.search'), maxLength: QUERY_LIMIT },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <Search size={18} aria-hidden />
                  </InputAdornment>
                ),
              },
            }}
          />
          <LinkTabs
            label={t('list.filter')}
            current={isArchived ? 'archived' : 'inbox'}
            tabs={[
              { id: 'inbox', label: t('list.inbox'), to: base },
              { id: 'archived', label: t('list.archived'), to: `${base}?archived=1` },
            ]}
          />
        </Box>
        <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
          <ErrorBoundary resetKeys={[isArchived, asked]} title={t('list.error')}>
            <Suspense fallback={<ListSkeleton />}>
              <ConversationList
                isArchived={isArchived}
                query={asked.trim()}
                search={params.size > 0 ? `?${params.toString()}` : ''}
              />
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <Box sx={{ ...streamStyle, display: { xs: isOpen ? 'flex' : 'none', md: 'flex' } }}>
        {conversation ?? <NoConversation />}
      </Box>
    </Box>
  );
}

function ListSkeleton() {
  return (
    <Box aria-hidden sx={{ p: 2 }}>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={64} sx={{ mb: 1.5 }} />
      ))}
    </Box>
  );
}

/** As high as what stands above, the header unless a frame says otherwise, leaves of the window. */
const frameStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '288px minmax(0, 1fr)',
    lg: '360px minmax(0, 1fr)',
  },
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 'calc(100dvh - var(--above, 108px))',
  minHeight: 440,
  mx: { xs: -2, sm: 0 },
  borderInline: { sm: 1 },
  borderColor: { sm: 'divider' },
} as const;

const listStyle = {
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderRight: { md: 1 },
  borderColor: { md: 'divider' },
} as const;

const streamStyle = { flexDirection: 'column', minWidth: 0, minHeight: 0 } as const;
