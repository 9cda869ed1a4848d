import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  error: unknown;
  /** Tries again what failed. */
  onRetry: () => void;
  /** What failed, when there is something better to say than that a part did not load. */
  title?: string;
}

/** Says what happened and what is safe, and offers to try again. */
export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const { code, message, status } = failureOf(error);
  // The words of spec §8, for whoever is asked for help.
  const isUnreachable = message === undefined;
  const text = message ?? t(code === 'NETWORK' ? 'error.offline' : 'error.unexpected');
  return (
    <div role="alert">
      <EmptyState
        title={title ?? t('error.title')}
        text={text}
        {...(isUnreachable && {
          detail: t('error.response', { status: status ?? t('error.unknown') }),
        })}
        action={
          <Button
            variant="outlined"
            color="inherit"
            onClick={onRetry}
            startIcon={<RefreshCw size={18} />}
          >
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
