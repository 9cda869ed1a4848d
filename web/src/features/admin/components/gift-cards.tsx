import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { dayIn, formatDate, formatDayAndTime } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { useMoney } from '#web/ui/money.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import {
  useAdminGiftCardsSuspenseQuery,
  useSwitchGiftCardMutation,
} from '../gift-cards.generated.ts';
import type { AdminGiftCardFragment } from '../gift-cards.generated.ts';
import { GiftCardDialog } from './gift-card-dialog.tsx';
import { ListFilters, TextFilter } from './list-filters.tsx';
import { LoadingList } from './list-page.tsx';
import { PagedList } from './paged-list.tsx';
import { rowsHeadStyle, rowStyle } from './rows.ts';

const PAGE_SIZE = 20;

/** Gift cards: what is left of them, what was spent; issued here, blocked and let go again. */
export function GiftCards() {
  const { t } = useTranslation('admin');
  const [params] = usePageParams();
  const text = params.get('card') ?? '';
  const [isIssuing, setIsIssuing] = useState(false);
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Box sx={rowsHeadStyle}>
        <Typography variant="h3" component="h2">
          {t('giftCards.title')}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={() => setIsIssuing(true)}>
          {t('giftCards.issue')}
        </Button>
      </Box>
      <ListFilters label={t('giftCards.title')}>
        <TextFilter name="card" label={t('giftCards.search')} />
      </ListFilters>
      <LoadingList error={t('giftCards.error')} asked={text}>
        <List text={text} />
      </LoadingList>
      {isIssuing && <GiftCardDialog onClose={() => setIsIssuing(false)} />}
    </Box>
  );
}

function List({ text }: { text: string }) {
  const { t } = useTranslation('admin');
  const { data, fetchMore } = useAdminGiftCardsSuspenseQuery({
    variables: { first: PAGE_SIZE, text: text || null },
    context: { fresh: false },
  });
  return (
    <PagedList
      connection={data.giftCards}
      fetchMore={fetchMore}
      empty={{ title: t('giftCards.empty'), text: t('giftCards.emptyText') }}
      label={t('giftCards.title')}
      keyOf={({ id }) => id}
      renderRow={(card) => <Row card={card} />}
    />
  );
}

function Row({ card }: { card: AdminGiftCardFragment }) {
  const { t, i18n } = useTranslation('admin');
  const { charge } = useMoney();
  const [switchCard, { loading }] = useSwitchGiftCardMutation();
  const { id, lastFour, initialCents, balanceCents, recipientEmail, createdAt } = card;
  const { orderNumber, reason, issuedBy, blockedAt, recalledAt } = card;
  const isBlocked = blockedAt !== null;
  const name = lastFour ? t('giftCards.ending', { lastFour }) : t('giftCards.notMailed');

  async function turn(): Promise<void> {
    try {
      await switchCard({ variables: { input: { giftCardId: id, isBlocked: !isBlocked } } });
      showToast({
        tone: 'success',
        title: t(isBlocked ? 'giftCards.unblocked' : 'giftCards.blocked', { name }),
      });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('orders.failed'), description });
    }
  }

  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {isBlocked && <Chip size="small" color="warning" label={t('giftCards.isBlocked')} />}
          {recalledAt !== null && (
            <Chip size="small" variant="outlined" label={t('giftCards.isRecalled')} />
          )}
        </Box>
        <Typography variant="body2">
          {t('giftCards.left', { left: charge(balanceCents), initial: charge(initialCents) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[recipientEmail, formatDate(dayIn('UTC', createdAt), i18n.language)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {orderNumber !== null && <OrderLink number={orderNumber} />}
        {reason && (
          <Typography variant="body2" color="textSecondary">
            {[t('giftCards.issuedFor', { reason }), issuedBy?.name].filter(Boolean).join(' · ')}
          </Typography>
        )}
        <Movements card={card} name={name} />
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={loading}
        onClick={() => void turn()}
        aria-label={t(isBlocked ? 'giftCards.unblockOf' : 'giftCards.blockOf', { name })}
      >
        {t(isBlocked ? 'giftCards.unblock' : 'giftCards.block')}
      </Button>
    </Box>
  );
}

/** What has moved its money, first things first. */
function Movements({ card, name }: { card: AdminGiftCardFragment; name: string }) {
  const { t, i18n } = useTranslation('admin');
  const { charge } = useMoney();
  const zone = useReaderZone();
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Box component="summary" aria-label={t('giftCards.historyOf', { name })} sx={summaryStyle}>
        {t('giftCards.history')}
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {card.movements.map(({ kind, cents, orderNumber, at }) => (
          <Box component="li" key={`${at} ${kind} ${orderNumber}`} sx={{ py: 0.5 }}>
            <Typography variant="body2">
              {[
                t(`giftCards.kinds.${kind}`),
                charge(cents),
                formatDayAndTime(at, zone, i18n.language),
              ].join(' · ')}
            </Typography>
            {orderNumber !== null && <OrderLink number={orderNumber} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function OrderLink({ number }: { number: string }) {
  const { t } = useTranslation('orders');
  return (
    <Link component={RouterLink} to={`/admin/orders/${number}`} variant="body2">
      {t('order.title', { number })}
    </Link>
  );
}

const summaryStyle = { cursor: 'pointer', py: 0.5, fontSize: '0.875rem' } as const;
