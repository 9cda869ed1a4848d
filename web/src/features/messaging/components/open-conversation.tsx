import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useResolvedPath } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationView } from './conversation-view.tsx';
import { useConversationPageSuspenseQuery } from '../conversation.generated.ts';
import { otherName } from '../other-name.ts';

/** One conversation, beside the list. */
export function OpenConversation({ id }: { id: string }) {
  const { t } = useTranslation('messaging');
  return (
    <ErrorBoundary resetKeys={[id]} title={t('stream.error')}>
      <Suspense key={id} fallback={<StreamSkeleton />}>
        <Conversation id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Conversation({ id }: { id: string }) {
  const { t } = useTranslation('messaging');
  const { search } = useLocation();
  const { pathname: base } = useResolvedPath('..');
  const { data } = useConversationPageSuspenseQuery({
    variables: { id },
    context: { fresh: false },
  });
  const { conversation } = data;
  if (!conversation) {
    return (
      <Box sx={{ m: 'auto', p: 2 }}>
        <StatusPage
          status={404}
          title={t('stream.notFoundTitle')}
          text={t('stream.notFoundText')}
          ways={[{ to: base, label: t('list.title') }]}
        />
      </Box>
    );
  }
  return (
    <>
      <PageHead
        title={t('stream.title', { name: otherName(conversation) })}
        description={t('list.description')}
        noIndex
      />
      <ConversationHead conversation={conversation} listPath={`${base}${search}`} />
      <ConversationView conversation={conversation} />
    </>
  );
}

function StreamSkeleton() {
  return (
    <Box aria-hidden sx={{ p: 2, flex: 1 }}>
      <Skeleton width="40%" height={40} sx={{ mb: 4 }} />
      <Skeleton variant="rounded" width="60%" height={56} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" width="50%" height={56} sx={{ ml: 'auto', mb: 2 }} />
      <Skeleton variant="rounded" width="55%" height={80} />
    </Box>
  );
}
