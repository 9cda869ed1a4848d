import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currencies } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { formatRate } from '#web/lib/numbers.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import type { RateStep } from '../hooks/use-rate-change.ts';
import type { AdminCurrenciesQuery } from './rates.generated.ts';
import { rowsStyle, rowStyle } from './rows.ts';

interface RateHistoryProps {
  history: AdminCurrenciesQuery['currencyRateChanges'];
  /** The rates as they are. */
  rateOf: (currency: CurrencyId) => number;
  setBack: (step: RateStep) => void;
  isBusy: boolean;
  loadMore: (after: string | null) => Promise<unknown>;
}

/** Who changed which rate, newest first, with the way back to each rate before. */
export function RateHistory({ history, rateOf, setBack, isBusy, loadMore }: RateHistoryProps) {
  const { t, i18n } = useTranslation('admin');
  const { language } = i18n;
  const { nodes, pageInfo } = history;
  const worded = (rate: number) => formatRate(rate, language);
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('currencies.history')}
      </Typography>
      {nodes.length === 0 ? (
        <EmptyState
          level="h3"
          title={t('currencies.historyEmptyTitle')}
          text={t('currencies.historyEmptyText')}
        />
      ) : (
        <Box component="ul" sx={rowsStyle}>
          {nodes.map(({ id, currencyId, oldRate, newRate, changedBy, changedAt }) => {
            const currency = currencyId as CurrencyId;
            const { code } = currencies[currency];
            const time = formatDayAndTime(changedAt, 'UTC', language);
            return (
              <Box component="li" key={id} sx={rowStyle}>
                <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
                  <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {t('currencies.change', {
                      currency: code,
                      from: worded(oldRate),
                      to: worded(newRate),
                    })}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {changedBy === null
                      ? t('currencies.byNobody', { time })
                      : t('currencies.by', { name: changedBy.name, time })}
                  </Typography>
                </Box>
                {oldRate !== rateOf(currency) && (
                  <Button
                    size="small"
                    color="inherit"
                    disabled={isBusy}
                    aria-label={t('currencies.setBackOf', {
                      currency: code,
                      rate: worded(oldRate),
                    })}
                    onClick={() => setBack({ currency, from: rateOf(currency), to: oldRate })}
                  >
                    {t('currencies.setBack', { rate: worded(oldRate) })}
                  </Button>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      {pageInfo.hasNextPage && <ShowMore load={() => loadMore(pageInfo.endCursor)} />}
    </Box>
  );
}
