import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { failureOf } from '#web/lib/failures.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

const SETTINGS_PATH = '/account/settings?section=notifications';

interface UnsubscribingProps {
  /** Whether emails come, as far as is known. */
  isOn: boolean;
  /** What ends, and what does not. */
  asking: ReactNode;
  /** What has ended. */
  done: ReactNode;
  /** Has emails come, or come no more. */
  choose: (isOn: boolean) => Promise<unknown>;
}

/**
 * Has emails end by a press, and come again by another: mail programs open links too, and people
 * press by mistake.
 */
export function Unsubscribing({ isOn: known, asking, done, choose }: UnsubscribingProps) {
  const { t } = useTranslation('accounts');
  const [chosen, setChosen] = useState<boolean>();
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const outcome = useRef<HTMLElement>(null);
  const isOn = chosen ?? known;

  async function set(choice: boolean): Promise<void> {
    setFailure(undefined);
    setIsWorking(true);
    try {
      await choose(choice);
      setChosen(choice);
      // The button that had the focus is gone.
      outcome.current?.focus();
    } catch (error) {
      const { message, fields } = failureOf(error);
      setFailure(Object.values(fields)[0] ?? message ?? t('unsubscribe.failed'));
    } finally {
      setIsWorking(false);
    }
  }

  return (
    <>
      {/* There before its text, or some screen readers would not notice it. */}
      <Box component="output" ref={outcome} tabIndex={-1} sx={outcomeStyle}>
        {isOn ? (
          chosen && (
            <Alert severity="success" role="presentation" sx={{ mb: 3 }}>
              {t('unsubscribe.kept')}
            </Alert>
          )
        ) : (
          <Alert severity="success" role="presentation">
            {done}
          </Alert>
        )}
      </Box>
      {isOn && asking}
      <FormAlert message={failure} />
      {isOn ? (
        <Button
          key="leave"
          variant="contained"
          fullWidth
          disabled={isWorking}
          onClick={() => void set(false)}
          sx={{ mt: 3 }}
        >
          {t('unsubscribe.action')}
        </Button>
      ) : (
        <Button
          key="keep"
          variant="outlined"
          color="inherit"
          fullWidth
          disabled={isWorking}
          onClick={() => void set(true)}
          sx={{ mt: 3 }}
        >
          {t('unsubscribe.keep')}
        </Button>
      )}
      <Typography sx={{ mt: 2, textAlign: 'center' }}>
        <Link component={RouterLink} to={SETTINGS_PATH} underline="always" sx={linkStyle}>
          {t('unsubscribe.settings')}
        </Link>
      </Typography>
    </>
  );
}

interface UnusableLinkProps {
  error: unknown;
  onRetry: () => void;
}

/** Says that a link does not work and what does, or that it could not be looked up. */
export function UnusableLink({ error, onRetry }: UnusableLinkProps) {
  const { t } = useTranslation('accounts');
  const { code, message, fields } = failureOf(error);
  if (code !== 'BAD_USER_INPUT') return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <>
      <FormAlert message={Object.values(fields)[0] ?? message} />
      <Button
        component={RouterLink}
        to={SETTINGS_PATH}
        variant="contained"
        fullWidth
        sx={{ mt: 3 }}
      >
        {t('unsubscribe.settings')}
      </Button>
    </>
  );
}

/** What a link is for is on its way. */
export function UnsubscribingSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <Skeleton variant="text" width="80%" />
      <Skeleton variant="text" width="60%" />
      <Skeleton variant="rounded" height={48} sx={{ mt: 3 }} />
      <Skeleton variant="text" width="50%" sx={{ mt: 2, mx: 'auto' }} />
    </Box>
  );
}

const outcomeStyle = { display: 'block', '&:focus': { outline: 'none' } } as const;

const linkStyle = { display: 'inline-block', py: 1 } as const;
