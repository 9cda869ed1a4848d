import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useCancelOrderMutation } from '../orders.generated.ts';

interface CancelOrderDialogProps {
  open: boolean;
  address: { number: string; accessKey: string | null };
  /** What it means for whoever has paid. */
  consequence: string;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks before an order is called off. */
export function CancelOrderDialog({
  open,
  address,
  consequence,
  onClose,
  onChanged,
}: CancelOrderDialogProps) {
  const { t } = useTranslation('orders');
  const [cancelOrder] = useCancelOrderMutation();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('cancel.title')}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      failed={t('cancel.failed')}
      onConfirm={async () => {
        try {
          await cancelOrder({ variables: { input: address } });
          showToast({ tone: 'success', title: t('cancel.done') });
        } finally {
          onChanged();
        }
      }}
    >
      <Typography>{consequence}</Typography>
    </ConfirmDialog>
  );
}
