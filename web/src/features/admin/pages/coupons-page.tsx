import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, formatDate } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { useMoney } from '#web/ui/money.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { CouponDialog } from '../components/coupon-dialog.tsx';
import { ListPage } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { rowStyle } from '../components/rows.ts';
import { useCouponsSuspenseQuery, useSwitchCouponMutation } from '../coupons.generated.ts';
import type { ListedCouponFragment } from '../coupons.generated.ts';

const PAGE_SIZE = 20;

/** The coupons of the shop: made here, switched off and on. */
export function CouponsPage() {
  const { t } = useTranslation('admin');
  return (
    <ListPage
      title={t('coupons.title')}
      description={t('coupons.description')}
      error={t('coupons.error')}
    >
      <Coupons />
    </ListPage>
  );
}

function Coupons() {
  const { t } = useTranslation('admin');
  const [isMaking, setIsMaking] = useState(false);
  const { data, fetchMore, refetch } = useCouponsSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  return (
    <>
      <Button variant="contained" onClick={() => setIsMaking(true)} sx={{ mb: 2 }}>
        {t('coupons.create')}
      </Button>
      <PagedList
        connection={data.coupons}
        fetchMore={fetchMore}
        empty={{ title: t('coupons.empty'), text: t('coupons.emptyText') }}
        keyOf={({ id }) => id}
        renderRow={(coupon) => <Row coupon={coupon} />}
      />
      {isMaking && (
        <CouponDialog
          open
          onClose={() => setIsMaking(false)}
          onCreated={() => startTransition(() => void refetch())}
        />
      )}
    </>
  );
}

function Row({ coupon }: { coupon: ListedCouponFragment }) {
  const { t, i18n } = useTranslation('admin');
  const { charge } = useMoney();
  const [switchCoupon, { loading }] = useSwitchCouponMutation();
  const { id, code, percent, amountCents, minimumCents, usesPerCustomer, totalUses } = coupon;
  const { useCount, startsAt, endsAt, isActive } = coupon;
  const day = (instant: string) => formatDate(dayIn('UTC', instant), i18n.language);
  const terms = [
    percent === null ? charge(amountCents ?? 0) : t('coupons.percentOff', { percent }),
    minimumCents > 0 && t('coupons.from', { amount: charge(minimumCents) }),
    usesPerCustomer !== null && t('coupons.perCustomer', { count: usesPerCustomer }),
    totalUses === null
      ? t('coupons.used', { count: useCount })
      : t('coupons.usedOf', { count: useCount, total: totalUses }),
    endsAt === null
      ? t('coupons.since', { day: day(startsAt) })
      : t('coupons.period', { from: day(startsAt), to: day(endsAt) }),
  ].filter((term) => term !== false);

  async function turn(): Promise<void> {
    try {
      await switchCoupon({ variables: { input: { couponId: id, isActive: !isActive } } });
      showToast({
        tone: 'success',
        title: t(isActive ? 'coupons.switchedOff' : 'coupons.switchedOn', { code }),
      });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('coupons.failed'), description });
    }
  }

  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{code}</Typography>
          {!isActive && <Chip size="small" variant="outlined" label={t('coupons.off')} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {terms.join(' · ')}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={loading}
        onClick={() => void turn()}
        aria-label={t(isActive ? 'coupons.switchOffOf' : 'coupons.switchOnOf', { code })}
      >
        {t(isActive ? 'coupons.switchOff' : 'coupons.switchOn')}
      </Button>
    </Box>
  );
}
