import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FidelityState } from '#web/lib/schema.generated.ts';

/** What needs somebody, what goes on, and what is over, told apart by more than colour. */
const tones: Readonly<Record<FidelityState, string>> = {
  AWAITING_PAYMENT: 'warning.main',
  QUEUED: 'text.secondary',
  IN_PROGRESS: 'text.primary',
  DELIVERED: 'warning.main',
  REVISION_REQUESTED: 'text.primary',
  APPROVED: 'success.main',
  CANCELLED: 'text.secondary',
};

/** Where an order stands, in a word or two. */
export function OrderStatus({ status }: { status: FidelityState }) {
  const { t } = useTranslation('services');
  return (
    <Box component="span" sx={{ ...statusStyle, color: tones[status] }}>
      {t(`orders.states.${status}`)}
    </Box>
  );
}

const statusStyle = {
  display: 'inline-block',
  px: 1.25,
  py: 0.25,
  border: 1,
  borderColor: 'currentColor',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
