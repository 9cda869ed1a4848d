import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRenewProject } from '../use-renew-project.ts';

interface ConfirmedButtonProps extends Pick<ButtonProps, 'size' | 'color' | 'aria-label'> {
  /** What the button says. */
  children: ReactNode;
  title: string;
  /** What it means. */
  text: string;
  confirm: string;
  /** What is said once it is done. */
  done: string;
  work: () => Promise<unknown>;
}

/** A button for what is asked about first. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { children, title, text, confirm, done, work, ...button } = props;
  const { t } = useTranslation('projects');
  const renew = useRenewProject();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button color="inherit" {...button} onClick={() => setIsAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          keep={t('keep')}
          confirm={confirm}
          failed={t('failed')}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            await work();
            await renew();
            showToast({ title: done });
          }}
        >
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}
