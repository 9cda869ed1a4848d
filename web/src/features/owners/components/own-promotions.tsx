import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import type { PromotionKind } from '#domain/promotions/promotion.ts';
import { PayLink } from '#web/features/payments/components/pay-link.tsx';
import { formatDate } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useMyPromotionsSuspenseQuery } from '../promotions.generated.ts';
import type { PromotionFieldsFragment } from '../promotions.generated.ts';
import { Part } from './part.tsx';

const PAGE_SIZE = 20;

type Status = PromotionFieldsFragment['status'];

/** Under what promotions are shown, in this order. */
const parts: readonly {
  part: 'awaiting' | 'running' | 'scheduled' | 'past';
  of: readonly Status[];
}[] = [
  { part: 'awaiting', of: ['AWAITING_PAYMENT'] },
  { part: 'running', of: ['RUNNING'] },
  { part: 'scheduled', of: ['SCHEDULED'] },
  { part: 'past', of: ['ENDED', 'REFUNDED'] },
];

/** What is said of the time of each. */
const when = {
  AWAITING_PAYMENT: 'from',
  SCHEDULED: 'span',
  RUNNING: 'until',
  ENDED: 'span',
  REFUNDED: 'span',
  CANCELLED: 'span',
} as const satisfies Record<Status, string>;

/** The promotions of a kind that were bought, or are about to be: by where they stand. */
export function OwnPromotions({ kind }: { kind: PromotionKind }) {
  const { t } = useTranslation('owners');
  const { data, fetchMore } = useMyPromotionsSuspenseQuery({
    variables: { kind: enumName(kind), first: PAGE_SIZE },
    context: { fresh: false },
  });
  const { nodes, pageInfo } = data.myPromotions;
  return (
    <>
      {parts.map(({ part, of }) => {
        const shown = nodes.filter(
          ({ status, viewerCanPay }) =>
            of.includes(status) && (status !== 'AWAITING_PAYMENT' || viewerCanPay),
        );
        return (
          shown.length > 0 && (
            <Box key={part} sx={{ mt: 5 }}>
              <Part title={t(`promote.parts.${part}`)}>
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {shown.map((promotion) => (
                    <PromotionRow key={promotion.id} promotion={promotion} />
                  ))}
                </Box>
              </Part>
            </Box>
          )
        );
      })}
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

function PromotionRow({ promotion }: { promotion: PromotionFieldsFragment }) {
  const { t, i18n } = useTranslation('owners');
  const { charge } = useMoney();
  const { id, studio, days, status, startsAt, endsAt, priceCents, earnedCents } = promotion;
  const start = formatDate(startsAt, i18n.language);
  const end = formatDate(endsAt, i18n.language);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {studio.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            t('promote.days', { count: days }),
            t(`promote.when.${when[status]}`, { start, end }),
          ].join(' · ')}
        </Typography>
      </Box>
      {status === 'AWAITING_PAYMENT' ? (
        <Button component={PayLink} to={`/checkout/promotion/${id}`} variant="outlined">
          {t('promote.pay', { price: charge(priceCents) })}
        </Button>
      ) : (
        <Chip
          size="small"
          variant="outlined"
          color={status === 'RUNNING' ? 'success' : 'default'}
          label={
            status === 'REFUNDED'
              ? t('promote.refunded')
              : t('promote.paid', { price: charge(earnedCents) })
          }
        />
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
