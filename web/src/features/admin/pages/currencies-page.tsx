import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHARGE_CURRENCY, currencies } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { formatRate } from '#web/lib/numbers.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Example, RateDialog } from '../components/rate-dialog.tsx';
import { RateHistory } from '../components/rate-history.tsx';
import { rowsStyle, rowStyle } from '../components/rows.ts';
import { useRateChange } from '../hooks/use-rate-change.ts';
import { useAdminCurrenciesSuspenseQuery } from '../components/rates.generated.ts';

const PAGE_SIZE = 20;

/** What one US dollar is worth in each currency, and how that came to be. */
export function CurrenciesPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('currencies.title')} description={t('currencies.description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('currencies.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: 640 }}>
        {t('currencies.lead')}
      </Typography>
      <ErrorBoundary title={t('currencies.error')}>
        <Suspense fallback={<RatesSkeleton />}>
          <Rates />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Rates() {
  const { t, i18n } = useTranslation(['admin', 'app']);
  const { data, refetch, fetchMore } = useAdminCurrenciesSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  const { change, setBack, isChanging } = useRateChange(() => void refetch());
  const [edited, setEdited] = useState<CurrencyId>();
  const [isOpen, setIsOpen] = useState(false);
  const rates = data.currencies.map(({ id, rate }) => ({ id: id as CurrencyId, rate }));
  const rateOf = (id: CurrencyId) => rates.find((row) => row.id === id)?.rate ?? 1;
  return (
    <>
      <Box component="ul" sx={{ ...rowsStyle, mt: 3 }}>
        {rates.map(({ id, rate }) => {
          const { code, symbol } = currencies[id];
          return (
            <Box component="li" key={id} sx={rowStyle}>
              <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
                <Typography sx={{ fontWeight: 600 }}>
                  {t(`app:currency.names.${id}`)} ({symbol})
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {id === CHARGE_CURRENCY ? (
                    t('currencies.fixed')
                  ) : (
                    <Example currency={id} rate={rate} />
                  )}
                </Typography>
              </Box>
              {id !== CHARGE_CURRENCY && (
                <>
                  <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {t('currencies.rate', { rate: `${formatRate(rate, i18n.language)} ${code}` })}
                  </Typography>
                  <Button
                    size="small"
                    color="inherit"
                    variant="outlined"
                    sx={{ ml: 'auto' }}
                    aria-label={t('currencies.editOf', { currency: code })}
                    onClick={() => {
                      setEdited(id);
                      setIsOpen(true);
                    }}
                  >
                    {t('currencies.edit')}
                  </Button>
                </>
              )}
            </Box>
          );
        })}
      </Box>
      <RateHistory
        history={data.currencyRateChanges}
        rateOf={rateOf}
        setBack={(step) => void setBack(step)}
        isBusy={isChanging}
        loadMore={(after) => fetchMore({ variables: { after } })}
      />
      {edited && (
        <RateDialog
          key={`${edited} ${rateOf(edited)}`}
          currency={edited}
          rate={rateOf(edited)}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          change={change}
        />
      )}
    </>
  );
}

function RatesSkeleton() {
  return (
    <Box sx={{ mt: 3 }} aria-hidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={68} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}
