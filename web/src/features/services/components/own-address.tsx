import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PayLink } from '#web/features/payments/components/pay-link.tsx';
import { formatDate } from '#web/lib/dates.ts';
import { ChartFigure } from '#web/ui/chart/chart-figure.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { MyStudioAddressesDocument, useReturnVanityUrlMutation } from '../vanity.generated.ts';
import type { OwnVanityUrlFragment } from '../vanity.generated.ts';

/** An address that leads to its studio: to be given to others, renewed or given back, and who came by it. */
export function OwnAddress({ url }: { url: OwnVanityUrlFragment }) {
  const { t, i18n } = useTranslation('services');
  const origin = useOrigin();
  const { charge } = useMoney();
  const { id, name, paidUntil, priceCents, viewerCanRenew, viewerCanReturn } = url;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <div>
        <Typography color="textSecondary">
          {paidUntil === null
            ? t('addresses.forEver')
            : t('addresses.paidUntil', { date: formatDate(paidUntil, i18n.language) })}
        </Typography>
        <CopyField
          label={t('addresses.address')}
          value={`${origin}/${name}`}
          copy={t('addresses.copy')}
          copied={t('addresses.copied')}
          notCopied={t('addresses.notCopied')}
        />
      </div>
      <Visits url={url} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {viewerCanRenew && (
          <Button component={PayLink} to={`/checkout/vanity/${id}`} variant="contained">
            {t('addresses.renew', { price: charge(priceCents) })}
          </Button>
        )}
        {viewerCanReturn && <ReturnButton url={url} />}
      </Box>
    </Box>
  );
}

function Visits({ url: { visits } }: { url: OwnVanityUrlFragment }) {
  const { t, i18n } = useTranslation('services');
  const total = visits.reduce((sum, day) => sum + day.visits, 0);
  const names = visits.map(({ day }) => formatDate(day, i18n.language));
  return (
    <ChartFigure
      title={t('addresses.visits', { count: total })}
      text={t('addresses.visitsText', { days: visits.length })}
      chart={{
        kind: 'line',
        names,
        values: visits.map((day) => day.visits),
        format: (value) => value.toLocaleString(i18n.language),
      }}
      table={{
        summary: t('addresses.table'),
        head: [t('addresses.day'), t('addresses.visitsColumn')],
        rows: visits.map(({ day, visits: count }, index) => ({
          id: day,
          cells: [names[index]!, String(count)],
        })),
      }}
    />
  );
}

function ReturnButton({ url: { id, name } }: { url: OwnVanityUrlFragment }) {
  const { t } = useTranslation('services');
  const [giveBack] = useReturnVanityUrlMutation({
    refetchQueries: [MyStudioAddressesDocument],
    awaitRefetchQueries: true,
  });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button color="inherit" onClick={() => setIsAsking(true)}>
        {t('addresses.return')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('addresses.returnTitle')}
          keep={t('addresses.keep')}
          confirm={t('addresses.return')}
          failed={t('addresses.failed')}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            await giveBack({ variables: { input: { id } } });
            showToast({ tone: 'success', title: t('addresses.returned') });
          }}
        >
          {t('addresses.returnText', { name })}
        </ConfirmDialog>
      )}
    </>
  );
}
