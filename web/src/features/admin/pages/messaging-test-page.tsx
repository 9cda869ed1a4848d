import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useMyMessagesChangedSubscription,
  useTestMessagingMutation,
} from '#web/features/messaging/conversation.generated.ts';
import { failureOf } from '#web/lib/failures.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Sends a message to oneself over the live link, and says how long it took (ruling 26). */
export function MessagingTestPage() {
  const { t } = useTranslation('admin');
  const [isConnected, setIsConnected] = useState(false);
  const [tookMs, setTookMs] = useState<number>();
  const sentAt = useRef<number>(undefined);
  const [test, { loading }] = useTestMessagingMutation();
  useMyMessagesChangedSubscription({}, () => {
    setIsConnected(true);
    if (sentAt.current === undefined) return;
    setTookMs(Math.round(performance.now() - sentAt.current));
    sentAt.current = undefined;
  });

  async function send(): Promise<void> {
    setTookMs(undefined);
    sentAt.current = performance.now();
    try {
      await test();
    } catch (error) {
      sentAt.current = undefined;
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('messaging.failed'), description });
    }
  }

  return (
    <>
      <PageHead title={t('messaging.title')} description={t('messaging.description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('messaging.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2, maxWidth: 640 }}>
        {t('messaging.lead')}
      </Typography>
      <Typography component="output" sx={{ display: 'block', mb: 2 }}>
        {tookMs === undefined
          ? t(isConnected ? 'messaging.connected' : 'messaging.waiting')
          : t('messaging.received', { ms: tookMs })}
      </Typography>
      <Button
        variant="contained"
        startIcon={<Send size={18} aria-hidden />}
        disabled={!isConnected || loading}
        onClick={() => void send()}
      >
        {t(loading ? 'messaging.sending' : 'messaging.send')}
      </Button>
    </>
  );
}
