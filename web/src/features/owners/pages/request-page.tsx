import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import type { OwnerRequestKind } from '#domain/owners/owner-request.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Part } from '../components/part.tsx';
import { RequestForm } from '../components/request-form.tsx';
import { RequestRow } from '../components/request-row.tsx';
import type { DashboardPath } from '../dashboard-pages.ts';
import { useMyOwnerRequestsSuspenseQuery } from '../owner-requests.generated.ts';

const PAGE_SIZE = 20;

/** What is asked for at each address. */
const kinds = {
  'boost-listing': 'boost',
  'get-featured': 'featured',
  'get-interviewed': 'interview',
} as const satisfies Partial<Record<DashboardPath, OwnerRequestKind>>;

/** What can be asked of the people who run the product, and what has become of it so far. */
export function RequestPage({ at }: { at: keyof typeof kinds }) {
  const { t } = useTranslation('owners');
  const kind: OwnerRequestKind = kinds[at];
  return (
    <Box sx={{ maxWidth: 720, py: { xs: 3, md: 5 } }}>
      <PageHead title={t(`ask.${kind}.title`)} description={t(`ask.${kind}.lead`)} noIndex />
      <Typography variant="h2" component="h1">
        {t(`ask.${kind}.title`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {t(`ask.${kind}.lead`)}
      </Typography>
      <ErrorBoundary title={t('ask.error')} resetKeys={[kind]}>
        <Suspense key={kind} fallback={<Skeleton variant="rounded" height={320} />}>
          <Requests kind={kind} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Requests({ kind }: { kind: OwnerRequestKind }) {
  const { t } = useTranslation('owners');
  const { data, fetchMore, refetch } = useMyOwnerRequestsSuspenseQuery({
    variables: { kind: enumName(kind), first: PAGE_SIZE },
    context: { fresh: false },
  });
  const { nodes, pageInfo } = data.myOwnerRequests;
  const renew = () => void refetch();
  return (
    <>
      <RequestForm kind={kind} onSent={renew} />
      {nodes.length > 0 && (
        <Box sx={{ mt: 5 }}>
          <Part title={t('ask.yours')}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {nodes.map((request) => (
                <RequestRow key={request.id} request={request} onChanged={renew} />
              ))}
            </Box>
            {pageInfo.hasNextPage && (
              <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
            )}
          </Part>
        </Box>
      )}
    </>
  );
}
