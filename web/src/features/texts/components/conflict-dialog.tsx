import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

interface ConflictDialogProps {
  title: string;
  /** What has happened, and what can be done about it. */
  text: string;
  onClose: () => void;
  /** Buttons that decide; beside them is one to go on writing. */
  actions: ReactNode;
  /** What the first has saved, beside what the second has. */
  children: ReactNode;
}

/** Shows the second of two editors what the first has saved. Nothing is saved until they decide. */
export function ConflictDialog({ title, text, onClose, actions, children }: ConflictDialogProps) {
  const { t } = useTranslation('texts');
  return (
    <ResponsiveDialog open onClose={onClose} title={title} maxWidth="md" fillsPhone>
      <Stack spacing={2}>
        <Typography>{text}</Typography>
        {children}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          {actions}
          <Button color="inherit" onClick={onClose}>
            {t('conflict.back')}
          </Button>
        </Stack>
      </Stack>
    </ResponsiveDialog>
  );
}
