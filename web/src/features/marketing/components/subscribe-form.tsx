import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { hearForm } from '#web/ui/form/early-submit.ts';
import { useSubscribeMutation } from './subscribe-form.generated.ts';

/**
 * Joins the mailing list. It stands on every page, so it is made of plain elements, and the server
 * is who says what is wrong with an address.
 */
export function SubscribeForm() {
  const { t } = useTranslation('marketing');
  const [subscribe, { loading }] = useSubscribeMutation();
  const [outcome, setOutcome] = useState<{ done?: string; failed?: string }>({});
  const id = useId();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form).get('email');
    const email = typeof given === 'string' ? given.trim() : '';
    if (loading) return;
    setOutcome({});
    try {
      await subscribe({ variables: { email } });
      form.reset();
      setOutcome({ done: t('subscribe.sent', { email }) });
    } catch (error) {
      const { message, fields } = failureOf(error);
      setOutcome({ failed: fields.email ?? message ?? t('subscribe.failed') });
    }
  }

  return (
    <Box
      component="form"
      ref={hearForm}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby={`${id}-title`}
    >
      <Typography id={`${id}-title`} variant="subtitle1" component="h2">
        {t('subscribe.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" id={`${id}-help`}>
        {t('subscribe.text')}
      </Typography>
      <Box sx={fieldStyle}>
        <input
          name="email"
          type="email"
          autoComplete="email"
          aria-label={t('subscribe.email')}
          aria-describedby={`${id}-failed ${id}-help`}
          aria-invalid={outcome.failed !== undefined}
          placeholder={t('subscribe.placeholder')}
          maxLength={254}
        />
        <Button type="submit" variant="outlined" color="inherit" disabled={loading}>
          {t('subscribe.submit')}
        </Button>
      </Box>
      {/* There before their text, or some screen readers would not notice it. */}
      <Typography
        id={`${id}-failed`}
        role="alert"
        component="p"
        variant="body2"
        sx={{ color: 'error.main' }}
      >
        {outcome.failed}
      </Typography>
      <Typography component="output" variant="body2" sx={{ color: 'success.main' }}>
        {outcome.done}
      </Typography>
    </Box>
  );
}

const fieldStyle = {
  display: 'flex',
  gap: 1,
  maxWidth: 400,
  mt: 1.5,
  mb: 0.5,
  '& input': {
    flex: 1,
    minWidth: 0,
    px: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: 999,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'background.paper',
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  '& input[aria-invalid="true"]': { borderColor: 'error.main' },
} as const;
