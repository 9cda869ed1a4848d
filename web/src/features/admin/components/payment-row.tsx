import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { AdminPaymentsDocument, useRefundPaymentMutation } from '../payments.generated.ts';
import type { AdminPaymentFragment } from '../payments.generated.ts';
import { PaymentNoteDialog } from './payment-note-dialog.tsx';
import { RefundForm } from './refund-form.tsx';
import { rowStyle } from './rows.ts';

/** A payment: for what, by whom, where it stands, what troubles it, and what was said about it. */
export function PaymentRow({ payment }: { payment: AdminPaymentFragment }) {
  const { t } = useTranslation('admin');
  const { charge } = useMoney();
  const [dialog, setDialog] = useState<'refund' | 'note'>();
  const close = () => setDialog(undefined);
  const { id, status, capturedCents, amountCents, refundedCents, refundableCents } = payment;
  const { title } = payment.thing;
  return (
    <Box component="li" sx={rowStyle}>
      <Facts payment={payment} />
      <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
        <Typography>{charge(capturedCents > 0 ? capturedCents : amountCents)}</Typography>
        {refundedCents > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('orders.refunded', { amount: charge(refundedCents) })}
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: { md: 110 } }}>
        <Tag size="small" tone={status === 'CAPTURED' ? 'success' : 'neutral'}>
          {t(`payments.status.${status}`)}
        </Tag>
      </Box>
      <Box sx={actionsStyle}>
        {refundableCents > 0 && (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            aria-label={t('payments.refundOf', { title, id })}
            onClick={() => setDialog('refund')}
          >
            {t('orders.refund')}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          aria-label={t('payments.noteOf', { title, id })}
          onClick={() => setDialog('note')}
        >
          {t('payments.note')}
        </Button>
      </Box>
      {dialog === 'refund' && <RefundOf payment={payment} onClose={close} />}
      {dialog === 'note' && <PaymentNoteDialog payment={payment} onClose={close} />}
    </Box>
  );
}

/** As wide in each row, so that amounts stand below one another. */
const actionsStyle = {
  display: 'flex',
  gap: 1,
  justifyContent: { md: 'flex-end' },
  minWidth: { md: 190 },
} as const;

function Facts({ payment }: { payment: AdminPaymentFragment }) {
  const { t, i18n } = useTranslation('admin');
  const zone = useReaderZone();
  const { id, createdAt, provider, providerRef, thing, payer, troubles } = payment;
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' }}>
      {thing.path === null ? (
        <Typography sx={{ fontWeight: 600 }}>{thing.title}</Typography>
      ) : (
        <Link component={RouterLink} to={thing.path} color="inherit" sx={{ fontWeight: 600 }}>
          {thing.title}
        </Link>
      )}
      <Typography variant="body2">
        {payer ? `${payer.name} · ${payer.email}` : t('payments.guest')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[
          t('payments.number', { id }),
          formatDayAndTime(createdAt, zone, i18n.language),
          [provider, providerRef].filter(Boolean).join(' '),
        ].join(' · ')}
      </Typography>
      {troubles.map((trouble) => (
        <Typography key={trouble} variant="body2" color="error" sx={{ mt: 0.5 }}>
          {t(`payments.troubles.${trouble}`)}
        </Typography>
      ))}
      <Notes payment={payment} />
    </Box>
  );
}

function Notes({ payment: { notes } }: { payment: AdminPaymentFragment }) {
  const { t, i18n } = useTranslation('admin');
  const { charge } = useMoney();
  const zone = useReaderZone();
  return notes.map(({ id, createdAt, user, note, refundCents }) => (
    <Typography key={id} variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
      <Typography component="span" variant="body2" color="textSecondary">
        {[
          user?.name,
          formatDayAndTime(createdAt, zone, i18n.language),
          refundCents !== null && t('payments.decided', { amount: charge(refundCents) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {` ${note}`}
    </Typography>
  ));
}

interface RefundOfProps {
  payment: AdminPaymentFragment;
  onClose: () => void;
}

function RefundOf({ payment: { id, refundableCents, thing }, onClose }: RefundOfProps) {
  const { t } = useTranslation('admin');
  const [refundPayment, { client }] = useRefundPaymentMutation();
  return (
    <RefundForm
      leftCents={refundableCents}
      sureText={t('payments.refundSureText', { title: thing.title })}
      send={(refund) => refundPayment({ variables: { input: { paymentId: id, ...refund } } })}
      onClose={onClose}
      // What is shown was not true any more, where it was refused.
      onChanged={() => void client.refetchQueries({ include: [AdminPaymentsDocument] })}
    />
  );
}
