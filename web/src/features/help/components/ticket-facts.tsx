import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { TicketFieldName } from '#domain/help/ticket-category.ts';
import type { TicketThreadFragment } from '../tickets.generated.ts';

/** What a ticket is about besides its words: a booking, a studio, and answers to the form. */
export function TicketFacts({ ticket }: { ticket: TicketThreadFragment }) {
  const { t } = useTranslation('help');
  const { bookingId, studioId, studioName, answers } = ticket;
  if (!bookingId && !studioId && answers.length === 0) return null;
  return (
    <Box component="dl" sx={listStyle}>
      {bookingId && (
        <>
          <dt>{t('write.booking')}</dt>
          <dd>
            <Link component={RouterLink} to={`/bookings/${bookingId}`}>
              {bookingId}
            </Link>
          </dd>
        </>
      )}
      {studioId && (
        <>
          <dt>{t('write.studio')}</dt>
          <dd>
            <Link component={RouterLink} to={`/studios/${studioId}`}>
              {studioName}
            </Link>
          </dd>
        </>
      )}
      {answers.map(({ field, value }) => (
        <Answer key={field} field={field} value={value} />
      ))}
    </Box>
  );
}

function Answer({ field, value }: { field: string; value: string }) {
  const { t } = useTranslation('help');
  const isLink = /^https?:\/\//.test(value);
  return (
    <>
      <dt>{t(`fields.${field as TicketFieldName}`)}</dt>
      <dd>
        {isLink ? (
          <Link href={value} rel="nofollow noopener" target="_blank">
            {value}
          </Link>
        ) : (
          t(`choices.${value as 'other'}`, { defaultValue: value })
        )}
      </dd>
    </>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  mb: 3,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
