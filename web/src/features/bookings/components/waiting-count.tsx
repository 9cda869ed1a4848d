import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { useWaitingRequestsQuery } from './waiting-requests.generated.ts';

/** How many requests wait for an answer; nothing when none does. */
export function WaitingCount() {
  const { t } = useTranslation('bookings');
  const { data } = useWaitingRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.me?.waitingRequestCount ?? 0;
  if (count === 0) return null;
  return (
    <Box component="span" sx={countStyle}>
      <span aria-hidden>{count}</span>
      <Box component="span" sx={visuallyHidden}>
        {` (${t('received.count', { count })})`}
      </Box>
    </Box>
  );
}

const countStyle = {
  ml: 'auto',
  minWidth: 20,
  boxSizing: 'border-box',
  px: 0.75,
  borderRadius: 999,
  textAlign: 'center',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;
