import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { failureOf } from '#web/lib/failures.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useConfirmSubscriptionMutation } from '../newsletter.generated.ts';

/** Confirms an address. By a press: programs that read mail follow links by themselves. */
export function ConfirmSubscriptionPage() {
  const { t } = useTranslation('marketing');
  const [params] = usePageParams();
  const [confirm] = useConfirmSubscriptionMutation();
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [failure, setFailure] = useState<string>();

  async function run(): Promise<void> {
    setState('busy');
    setFailure(undefined);
    try {
      await confirm({ variables: { token: params.get('token') ?? '' } });
      setState('done');
    } catch (error) {
      const { message, fields } = failureOf(error);
      setFailure(Object.values(fields)[0] ?? message ?? t('subscribe.failed'));
      setState('asking');
    }
  }

  return (
    <Box sx={{ maxWidth: 560, py: { xs: 4, md: 8 } }}>
      <PageHead title={t('confirm.title')} description={t('confirm.text')} noIndex />
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t(state === 'done' ? 'confirm.doneTitle' : 'confirm.title')}
      </Typography>
      {/* There before their text, or some screen readers would not notice it. */}
      <Box component="output" sx={{ display: 'block' }}>
        {state === 'done' && <Typography>{t('confirm.done')}</Typography>}
      </Box>
      <div role="alert">
        {failure && (
          <Alert severity="error" role="presentation" sx={{ mb: 3 }}>
            {failure}
          </Alert>
        )}
      </div>
      {state === 'done' ? (
        <Button
          component={RouterLink}
          to="/studios"
          variant="outlined"
          color="inherit"
          sx={{ mt: 3 }}
        >
          {t('studios')}
        </Button>
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>{t('confirm.text')}</Typography>
          <Button variant="contained" disabled={state === 'busy'} onClick={() => void run()}>
            {t('confirm.action')}
          </Button>
        </>
      )}
    </Box>
  );
}
