import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/ui/page-head.tsx';

/** Beside the list, while none is chosen from it. */
export function NoConversation() {
  const { t } = useTranslation('messaging');
  return (
    <>
      <PageHead title={t('list.title')} description={t('list.description')} noIndex />
      <Box sx={{ m: 'auto', textAlign: 'center', color: 'text.secondary' }}>
        <MessagesSquare size={40} aria-hidden />
        <Typography sx={{ mt: 1 }}>{t('list.choose')}</Typography>
      </Box>
    </>
  );
}
