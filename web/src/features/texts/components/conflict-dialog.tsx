import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import type { Compared } from '../differences.ts';
import { DifferenceView } from './difference-view.tsx';

interface ConflictDialogProps {
  theirs: Compared;
  mine: Compared;
  /** Who saved theirs; empty where nobody knows. */
  who: string;
  onClose: () => void;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
}

/** Shows the second of two editors what the first has saved. Whatever they choose, both are kept. */
export function ConflictDialog({
  theirs,
  mine,
  who,
  onClose,
  onKeepMine,
  onKeepTheirs,
}: ConflictDialogProps) {
  const { t } = useTranslation('texts');
  return (
    <ResponsiveDialog open onClose={onClose} title={t('conflict.title')} maxWidth="md" fillsPhone>
      <Stack spacing={2}>
        <Typography>{t('conflict.text', { who: who || t('history.somebody') })}</Typography>
        <DifferenceView before={theirs} after={mine} />
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          <Button variant="contained" onClick={onKeepMine}>
            {t('conflict.mine')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={onKeepTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button color="inherit" onClick={onClose}>
            {t('conflict.back')}
          </Button>
        </Stack>
      </Stack>
    </ResponsiveDialog>
  );
}
