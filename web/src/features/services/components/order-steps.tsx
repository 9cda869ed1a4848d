import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { FIDELITY_ANSWER_MS } from '#domain/services/fidelity-order.ts';
import { fidelityRevisionSchema } from '#domain/services/fidelity.schema.ts';
import { PayLink } from '#web/features/payments/components/pay-link.tsx';
import { dayIn, formatDate } from '#web/lib/dates.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import {
  useApproveFidelityMutation,
  useCancelFidelityMutation,
  useDeliverFidelityMutation,
  useRequestFidelityRevisionMutation,
  useStartFidelityMutation,
} from '../fidelity.generated.ts';
import type { FidelityWorkspaceFragment } from '../fidelity.generated.ts';
import { useOrderStep } from '../hooks/use-order-step.ts';

type Asked = 'approve' | 'cancel' | 'revision';

/** What the reader can do about an order now. */
export function OrderSteps({ order }: { order: FidelityWorkspaceFragment }) {
  const { t } = useTranslation('services');
  const { id, viewerCan, revisionsLeft, deliveredAt } = order;
  const step = useOrderStep(id);
  const [start] = useStartFidelityMutation();
  const [deliver] = useDeliverFidelityMutation();
  const [asked, setAsked] = useState<Asked>();
  const variables = { input: { id } };
  if (viewerCan.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {viewerCan.includes('PAY') && (
        <Button component={PayLink} to={`/checkout/fidelity/${id}`} variant="contained">
          {t('orders.pay')}
        </Button>
      )}
      {viewerCan.includes('START') && (
        <Button
          variant="contained"
          onClick={() => void step(() => start({ variables }), t('orders.started'))}
        >
          {t('orders.start')}
        </Button>
      )}
      {viewerCan.includes('DELIVER') && (
        <Button
          variant="contained"
          onClick={() => void step(() => deliver({ variables }), t('orders.delivered'))}
        >
          {t('orders.deliver')}
        </Button>
      )}
      {viewerCan.includes('APPROVE') && (
        <>
          <Button variant="contained" onClick={() => setAsked('approve')}>
            {t('orders.approve')}
          </Button>
          {deliveredAt !== null && <ApprovesItself deliveredAt={deliveredAt} />}
        </>
      )}
      {viewerCan.includes('REQUEST_REVISION') && (
        <Button variant="outlined" color="inherit" onClick={() => setAsked('revision')}>
          {revisionsLeft === null
            ? t('orders.revise')
            : t('orders.reviseLeft', { left: revisionsLeft })}
        </Button>
      )}
      {viewerCan.includes('CANCEL') && (
        <Button color="inherit" onClick={() => setAsked('cancel')}>
          {t('orders.cancel')}
        </Button>
      )}
      <Question asked={asked} order={order} onClose={() => setAsked(undefined)} />
    </Box>
  );
}

function ApprovesItself({ deliveredAt }: { deliveredAt: string }) {
  const { t, i18n } = useTranslation('services');
  const zone = useReaderZone();
  const at = new Date(Date.parse(deliveredAt) + FIDELITY_ANSWER_MS).toISOString();
  return (
    <Typography variant="body2" color="textSecondary">
      {t('orders.approvesItself', { day: formatDate(dayIn(zone, at), i18n.language) })}
    </Typography>
  );
}

interface QuestionProps {
  asked: Asked | undefined;
  order: FidelityWorkspaceFragment;
  onClose: () => void;
}

/** What is asked before something that cannot be undone. */
function Question({ asked, order: { id, paidAt }, onClose }: QuestionProps) {
  const { t } = useTranslation('services');
  const [approve] = useApproveFidelityMutation();
  const [cancel] = useCancelFidelityMutation();
  const common = { keep: t('orders.keep'), failed: t('orders.failed'), onClose };
  const variables = { input: { id } };
  if (asked === 'approve') {
    return (
      <ConfirmDialog
        {...common}
        title={t('orders.approveTitle')}
        confirm={t('orders.approve')}
        onConfirm={async () => {
          await approve({ variables });
          showToast({ tone: 'success', title: t('orders.approved') });
        }}
      >
        {t('orders.approveText')}
      </ConfirmDialog>
    );
  }
  if (asked === 'cancel') {
    return (
      <ConfirmDialog
        {...common}
        title={t('orders.cancelTitle')}
        confirm={t('orders.cancel')}
        onConfirm={async () => {
          await cancel({ variables });
          showToast({ tone: 'success', title: t('orders.cancelled') });
        }}
      >
        {t(paidAt ? 'orders.cancelPaid' : 'orders.cancelUnpaid')}
      </ConfirmDialog>
    );
  }
  return asked && <RevisionDialog id={id} onClose={onClose} />;
}

interface Values {
  note: string;
}

function RevisionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('services');
  const [request] = useRequestFidelityRevisionMutation();
  const validate = useValidation(fidelityRevisionSchema as ObjectSchema<Values>);
  return (
    <ResponsiveDialog open onClose={onClose} title={t('orders.revise')} maxWidth="sm">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('orders.reviseText')}
      </Typography>
      <SubmitForm<Values>
        initialValues={{ note: '' }}
        validate={validate}
        failed={t('orders.failed')}
        draft={{ form: `fidelity revision ${id}`, fields: ['note'] }}
        onSubmit={async ({ note }) => {
          await request({ variables: { input: { id, note } } });
          showToast({ tone: 'success', title: t('orders.revisionRequested') });
          onClose();
        }}
      >
        <FormTextField name="note" label={t('orders.reviseNote')} multiline minRows={4} autoFocus />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button type="submit" variant="contained">
            {t('orders.reviseSend')}
          </Button>
        </Box>
      </SubmitForm>
    </ResponsiveDialog>
  );
}
