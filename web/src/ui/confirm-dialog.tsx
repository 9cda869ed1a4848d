import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from './form/form-alert.tsx';
import { ResponsiveDialog } from './responsive-dialog.tsx';

interface ConfirmDialogProps {
  open?: boolean;
  onClose: () => void;
  title: string;
  /** What it means. */
  children: ReactNode;
  /** Label of the button that leaves all as it is. */
  keep: string;
  /** Label of the button that does it. */
  confirm: string;
  /** Its label while it is being done; the same unless given. */
  working?: string;
  /** Does it; the dialog closes then, or stays and says why it could not be done. */
  onConfirm: () => Promise<void>;
  /** What is said when a failure has no words of its own. */
  failed: string;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open = true,
  onClose,
  title,
  children,
  keep,
  confirm,
  working = confirm,
  onConfirm,
  failed,
}: ConfirmDialogProps) {
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function act(): Promise<void> {
    setIsWorking(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(failureOf(error).message ?? failed);
    } finally {
      setIsWorking(false);
    }
  }

  return (
    <ResponsiveDialog open={open} onClose={onClose} title={title}>
      {children}
      <Box sx={{ mt: 2 }}>
        <FormAlert message={failure} />
      </Box>
      <Box sx={buttonsStyle}>
        <Button color="inherit" variant="outlined" onClick={onClose} disabled={isWorking}>
          {keep}
        </Button>
        <Button variant="contained" onClick={() => void act()} disabled={isWorking}>
          {isWorking ? working : confirm}
        </Button>
      </Box>
    </ResponsiveDialog>
  );
}

const buttonsStyle = {
  mt: 3,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: 1.5,
  justifyContent: 'flex-end',
} as const;
