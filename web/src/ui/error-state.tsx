import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { useReconnect } from '#web/lib/reconnect.ts';
import { EmptyState } from './empty-state.tsx';
import { showToast } from './toast/toast-store.ts';

/** What is said of a failure, when there is something better to say than that a part did not load. */
export interface FailureWords {
  /** What failed. */
  title?: string;
  /** What to do, unless the server cannot be reached. */
  text?: string;
  /** For whoever is asked for help. */
  detail?: string;
  /** Label of the button that tries again. */
  retry?: string;
}

interface ErrorStateProps extends FailureWords {
  error: unknown;
  /** Tries again what failed. */
  onRetry: () => void;
}

/**
 * Says what happened and what is safe, and offers to try again. What could not be reached is tried
 * again by itself.
 */
export function ErrorState({ error, onRetry, title, text, detail, retry }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const { code, message, status } = failureOf(error);
  const isOffline = code === 'NETWORK';
  useReconnect(isOffline, onRetry);
  // The words of spec §8, for whoever is asked for help; what to do about it is said on the page.
  const response =
    message === undefined && t('error.response', { status: status ?? t('error.unknown') });
  useEffect(() => {
    if (response === false) return;
    showToast({ tone: 'error', title: response });
    reportError(new Error(response, { cause: error }));
  }, [response, error]);
  return (
    <div role="alert">
      <EmptyState
        title={title ?? t('error.title')}
        text={isOffline ? t('error.offline') : (text ?? message ?? t('error.unexpected'))}
        {...(detail !== undefined && { detail })}
        action={
          <Button
            variant="outlined"
            color="inherit"
            onClick={onRetry}
            startIcon={<RefreshCw size={18} />}
          >
            {retry ?? t('retry')}
          </Button>
        }
      />
    </div>
  );
}
