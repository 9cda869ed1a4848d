import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { AddressOrderForm } from '../components/address-order-form.tsx';
import { HeldAddress } from '../components/held-address.tsx';
import { OwnAddress } from '../components/own-address.tsx';
import { useMyStudioAddressesSuspenseQuery } from '../vanity.generated.ts';
import type { MyStudioAddressesQuery } from '../vanity.generated.ts';

/** The addresses that an owner's studios have of their own, and how to get one. */
export function StudioAddressesPage() {
  const { t } = useTranslation('services');
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t('addresses.title')} description={t('addresses.lead')} noIndex />
      <Typography variant="h2" component="h1">
        {t('addresses.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {t('addresses.lead')}
      </Typography>
      <ErrorBoundary title={t('addresses.error')}>
        <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
          <Addresses />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Addresses() {
  const { t } = useTranslation('services');
  const { data } = useMyStudioAddressesSuspenseQuery({
    fetchPolicy: 'cache-and-network',
    context: { fresh: false },
  });
  const { myStudioAddresses } = data;
  if (myStudioAddresses.length === 0) {
    return <EmptyState title={t('addresses.empty')} text={t('addresses.emptyText')} />;
  }
  return (
    <Box component="ul" sx={listStyle}>
      {myStudioAddresses.map((address) => (
        <Address key={address.studio.id} address={address} />
      ))}
    </Box>
  );
}

interface AddressProps {
  address: MyStudioAddressesQuery['myStudioAddresses'][number];
}

function Address({ address: { studio, vanityUrl } }: AddressProps) {
  return (
    <Box component="li" aria-label={studio.name} sx={cardStyle}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {studio.name}
      </Typography>
      {vanityUrl?.status === 'ACTIVE' && <OwnAddress url={vanityUrl} />}
      {vanityUrl?.status === 'HELD' && <HeldAddress url={vanityUrl} />}
      {vanityUrl?.status !== 'ACTIVE' && <AddressOrderForm studioId={studio.id} held={vanityUrl} />}
    </Box>
  );
}

const listStyle = { display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' } as const;

const cardStyle = {
  p: { xs: 2.5, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  minWidth: 0,
} as const;
