import Chip from '@mui/material/Chip';
import { Ban, CheckCheck, CircleCheck, CircleDashed, CircleX, Hourglass } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingStatus } from '#web/lib/schema.generated.ts';

const looks: Readonly<
  Record<BookingStatus, { icon: LucideIcon; color: 'success' | 'warning' | 'default' }>
> = {
  PENDING: { icon: CircleDashed, color: 'warning' },
  CONFIRMED: { icon: CircleCheck, color: 'success' },
  COMPLETED: { icon: CheckCheck, color: 'default' },
  DECLINED: { icon: CircleX, color: 'default' },
  EXPIRED: { icon: Hourglass, color: 'default' },
  CANCELLED: { icon: Ban, color: 'default' },
};

/** Where a booking stands, by shape, word and colour. */
export function StatusChip({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('bookings');
  const { icon: Icon, color } = looks[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<Icon size={14} aria-hidden />}
      label={t(`status.${status}`)}
    />
  );
}
