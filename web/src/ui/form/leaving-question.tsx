import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '../responsive-dialog.tsx';

interface LeavingQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether the page is to be left with what would be lost. */
export function LeavingQuestion({ onLeave, onStay }: LeavingQuestionProps) {
  const { t } = useTranslation('ui');
  return (
    <ResponsiveDialog open onClose={onStay} title={t('unsaved.title')}>
      <Typography color="textSecondary">{t('unsaved.text')}</Typography>
      <Stack direction="row" spacing={1.5} sx={{ mt: 3, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={onLeave}>
          {t('unsaved.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t('unsaved.stay')}
        </Button>
      </Stack>
    </ResponsiveDialog>
  );
}
