import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleX, Hourglass, RotateCw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import type { EmailStatus } from '#web/lib/schema.generated.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRetryEmailMutation } from './email-item.generated.ts';
import type { EmailItemFragment } from './email-item.generated.ts';
import { rowStyle } from './rows.ts';

const looks: Readonly<
  Record<EmailStatus, { icon: LucideIcon; color: 'success' | 'warning' | 'error' | 'default' }>
> = {
  WAITING: { icon: Hourglass, color: 'default' },
  RETRYING: { icon: RotateCw, color: 'warning' },
  FAILED: { icon: CircleX, color: 'error' },
  SENT: { icon: CircleCheck, color: 'success' },
};

interface EmailItemProps {
  email: EmailItemFragment;
  /** Where it can be read. */
  to: string;
}

/** An email of the outbox: what, to whom, and how far it has come. */
export function EmailItem({ email, to }: EmailItemProps) {
  const { t, i18n } = useTranslation('admin');
  const [retry, { loading }] = useRetryEmailMutation();
  const { kind, recipient, status, attempts, lastError, nextAttemptAt, sentAt } = email;
  const { icon: Icon, color } = looks[status];
  const timeOf = (instant: string) => formatDayAndTime(instant, 'UTC', i18n.language);
  const facts = [
    sentAt === null
      ? t('outbox.written', { time: timeOf(email.createdAt) })
      : t('outbox.sentAt', { time: timeOf(sentAt) }),
    attempts > 0 && t('outbox.attempts', { count: attempts }),
    nextAttemptAt !== null && t('outbox.next', { time: timeOf(nextAttemptAt) }),
  ].filter(Boolean);

  async function sendAgain(): Promise<void> {
    try {
      await retry({ variables: { id: email.id } });
      showToast({ tone: 'success', title: t('outbox.retried') });
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('outbox.retryFailed'), description: message });
    }
  }

  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography sx={{ fontWeight: 600 }}>{kind}</Typography>
          <Chip
            size="small"
            variant="outlined"
            color={color}
            icon={<Icon size={14} aria-hidden />}
            label={t(`outbox.status.${status}`)}
          />
        </Box>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{t('outbox.to', { recipient })}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        {lastError !== null && status !== 'SENT' && (
          <Typography variant="body2" color="error" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {lastError}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {(status === 'FAILED' || status === 'RETRYING') && (
          <Button
            size="small"
            color="inherit"
            disabled={loading}
            aria-label={t('outbox.retryOf', { kind, recipient })}
            onClick={() => void sendAgain()}
          >
            {t('outbox.retry')}
          </Button>
        )}
        <Button
          component={RouterLink}
          to={to}
          preventScrollReset
          size="small"
          color="inherit"
          variant="outlined"
          aria-label={t('outbox.openOf', { kind, recipient })}
        >
          {t('outbox.open')}
        </Button>
      </Box>
    </Box>
  );
}
