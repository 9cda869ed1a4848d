import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';

interface LinkConfirmationProps {
  /** What following the link will do. */
  text: string;
  action: string;
  /** What it has done. */
  done: string;
  /** Where to go on from there. */
  onward: { label: string; to: string };
  follow: () => Promise<void>;
}

/** Has somebody press a button before a mailed link does anything: mail programs open links too. */
export function LinkConfirmation({ text, action, done, onward, follow }: LinkConfirmationProps) {
  const { t } = useTranslation('accounts');
  const [state, setState] = useState<'asking' | 'working' | 'done'>('asking');
  const [failure, setFailure] = useState<string>();

  async function confirm(): Promise<void> {
    setFailure(undefined);
    setState('working');
    try {
      await follow();
      setState('done');
    } catch (error) {
      setFailure(failureOf(error).message ?? t('emailLink.failed'));
      setState('asking');
    }
  }

  return (
    <>
      {/* There before its text, or some screen readers would not notice it. */}
      <Box component="output" sx={{ display: 'block' }}>
        {state === 'done' && (
          <Alert severity="success" role="presentation">
            {done}
          </Alert>
        )}
      </Box>
      {state === 'done' ? (
        <Button component={RouterLink} to={onward.to} variant="contained" fullWidth sx={{ mt: 3 }}>
          {onward.label}
        </Button>
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>{text}</Typography>
          <FormAlert message={failure} />
          <Button
            variant="contained"
            fullWidth
            disabled={state === 'working'}
            onClick={() => void confirm()}
            sx={{ mt: failure ? 3 : 0 }}
          >
            {action}
          </Button>
        </>
      )}
    </>
  );
}
