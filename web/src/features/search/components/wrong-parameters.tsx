import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { useMessages } from '#web/ui/messages.ts';

/** Names the parameters of the address that made no sense. */
export function WrongParameters({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation('search');
  const translate = useMessages();
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>{t('wrong.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>{t('wrong.item', { name, reason: translate(message) })}</li>
        ))}
      </Box>
    </Alert>
  );
}
