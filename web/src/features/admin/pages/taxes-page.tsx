import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { formatRate } from '#web/lib/numbers.ts';
import { useNow } from '#web/ui/clock.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { ListPage } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { rowStyle } from '../components/rows.ts';
import { TaxRateDialog } from '../components/tax-rate-dialog.tsx';
import {
  TaxRatesDocument,
  useCancelTaxRateMutation,
  useTaxRatesSuspenseQuery,
} from '../taxes.generated.ts';
import type { ListedTaxRateFragment } from '../taxes.generated.ts';

const PAGE_SIZE = 20;

/** What sales tax is, was and is to be. */
export function TaxesPage() {
  const { t } = useTranslation('admin');
  return (
    <ListPage
      title={t('taxes.title')}
      description={t('taxes.description')}
      error={t('taxes.error')}
    >
      <Typography color="textSecondary" sx={{ mb: 2.5, maxWidth: 640 }}>
        {t('taxes.lead')}
      </Typography>
      <Rates />
    </ListPage>
  );
}

function Rates() {
  const { t } = useTranslation('admin');
  const now = useNow();
  const [isSetting, setIsSetting] = useState(false);
  const { data, fetchMore } = useTaxRatesSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  // Those that are to be come first.
  const current = data.taxRates.nodes.find(({ validFrom }) => Date.parse(validFrom) <= now);
  const stateOf = (rate: ListedTaxRateFragment) => {
    if (rate === current) return 'current';
    return Date.parse(rate.validFrom) > now ? 'planned' : 'past';
  };
  return (
    <>
      <Button variant="contained" onClick={() => setIsSetting(true)} sx={{ mb: 2 }}>
        {t('taxes.change')}
      </Button>
      <PagedList
        connection={data.taxRates}
        fetchMore={fetchMore}
        empty={{ title: t('taxes.error'), text: t('taxes.lead') }}
        label={t('taxes.title')}
        keyOf={({ id }) => id}
        renderRow={(rate) => <Row rate={rate} state={stateOf(rate)} />}
      />
      {isSetting && (
        <TaxRateDialog percent={current?.percent ?? 0} onClose={() => setIsSetting(false)} />
      )}
    </>
  );
}

interface RowProps {
  rate: ListedTaxRateFragment;
  state: 'current' | 'planned' | 'past';
}

function Row({ rate: { id, percent, validFrom, setAt, setBy }, state }: RowProps) {
  const { t, i18n } = useTranslation('admin');
  const zone = useReaderZone();
  const [cancel, { loading }] = useCancelTaxRateMutation({ refetchQueries: [TaxRatesDocument] });
  const shown = t('taxes.percent', { percent: formatRate(percent, i18n.language) });
  const moment = (at: string) => formatDayAndTime(at, zone, i18n.language);

  async function cancelIt(): Promise<void> {
    try {
      await cancel({ variables: { input: { taxRateId: id } } });
      showToast({ tone: 'success', title: t('taxes.cancelled') });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('taxes.failed'), description });
    }
  }

  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {shown}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {setAt === null
            ? t('taxes.original')
            : [t('taxes.since', { time: moment(validFrom) }), setBy?.name]
                .filter(Boolean)
                .join(' · ')}
        </Typography>
      </Box>
      <Chip
        size="small"
        color={state === 'current' ? 'success' : 'default'}
        variant={state === 'past' ? 'outlined' : 'filled'}
        label={t(`taxes.states.${state}`)}
      />
      {state === 'planned' && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          loading={loading}
          aria-label={t('taxes.cancelOf', { rate: shown })}
          onClick={() => void cancelIt()}
        >
          {t('taxes.cancel')}
        </Button>
      )}
    </Box>
  );
}
