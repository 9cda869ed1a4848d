import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useConversationPageQuery,
  useStartConversationMutation,
} from '../conversation.generated.ts';
import { useMessagesCache } from '../hooks/use-messages-cache.ts';
import { useMessagesLive } from '../hooks/use-messages-live.ts';
import { Composer } from './composer.tsx';
import { ConversationView } from './conversation-view.tsx';
import { PresenceLine } from './presence-line.tsx';

const none: readonly string[] = [];
const noting = () => undefined;

/** The conversation of the reader with a studio, which begins when it is opened. */
export function Chat({ studioId }: { studioId: string }) {
  const { t } = useTranslation('messaging');
  useMessagesCache();
  const [start, { data: started, error }] = useStartConversationMutation();
  const begin = useEffectEvent(async () => {
    try {
      await start({ variables: { input: { studioId } } });
    } catch {
      const description = t('chat.connectionText');
      showToast({ tone: 'error', title: t('chat.connectionTitle'), description });
    }
  });
  useEffect(() => void begin(), []);
  useMessagesLive();
  const id = started?.startConversation?.conversation.id;
  // What has come with the beginning, and what follows.
  const { data } = useConversationPageQuery({
    variables: { id: id ?? '' },
    skip: id === undefined,
    context: { fresh: false },
  });
  const conversation = data?.conversation ?? started?.startConversation?.conversation;
  if (conversation) {
    return (
      <>
        <Typography variant="body2" component="div" sx={presenceStyle}>
          <PresenceLine id={conversation.id} />
        </Typography>
        <ConversationView key={conversation.id} conversation={conversation} />
      </>
    );
  }
  return (
    <>
      <Box sx={{ m: 'auto', p: 3, textAlign: 'center' }}>
        {error && (
          <div role="alert">
            <Typography sx={{ mb: 2 }}>
              {failureOf(error).message ?? t('chat.connectionText')}
            </Typography>
            <Button
              variant="outlined"
              color="inherit"
              onClick={() =>
                void start({ variables: { input: { studioId } } }).catch(() => undefined)
              }
            >
              {t('chat.retry')}
            </Button>
          </div>
        )}
      </Box>
      <Box sx={{ px: 2, pb: 2 }}>
        <Composer
          draftName={`message studio ${studioId}`}
          onSend={null}
          attaching={null}
          onType={noting}
          quickReplies={none}
        />
      </Box>
    </>
  );
}

const presenceStyle = { px: 2, pt: 1, '&:empty': { display: 'none' } } as const;
