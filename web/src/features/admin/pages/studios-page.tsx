import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { failureOf } from '#web/lib/failures.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ReasonsDialog } from '../components/reasons-dialog.tsx';
import { rowStyle } from '../components/rows.ts';
import {
  useManagedListingSuspenseQuery,
  useReinstateListingMutation,
  useSuspendListingMutation,
} from './studios-page.generated.ts';

/** Takes a studio offline and back, by its number or its address. */
export function StudiosPage() {
  const { t } = useTranslation('admin');
  const [params, setParams] = usePageParams();
  const id = params.get('studio') ?? '';
  const [text, setText] = useState(id);

  function find(event: FormEvent): void {
    event.preventDefault();
    const number = /(\d+)\D*$/.exec(text)?.[1];
    setParams(number === undefined ? {} : { studio: number });
  }

  return (
    <>
      <PageHead title={t('studios.title')} description={t('studios.description')} noIndex />
      <Typography variant="h2" component="h1" sx={{ mb: 2.5 }}>
        {t('studios.title')}
      </Typography>
      <Box component="form" onSubmit={find} sx={formStyle}>
        <TextField
          label={t('studios.which')}
          helperText={t('studios.whichHelp')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          sx={{ flex: '1 1 240px' }}
        />
        <Button type="submit" variant="outlined" color="inherit" sx={{ minHeight: 56 }}>
          {t('studios.find')}
        </Button>
      </Box>
      {id !== '' && (
        <ErrorBoundary title={t('studios.notFound')} resetKeys={[id]}>
          <Suspense key={id} fallback={<Skeleton variant="rounded" height={120} />}>
            <ManagedStudio studioId={id} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function ManagedStudio({ studioId }: { studioId: string }) {
  const { t } = useTranslation(['admin', 'listings']);
  const { data } = useManagedListingSuspenseQuery({
    variables: { studioId },
    context: { fresh: false },
  });
  const [suspend] = useSuspendListingMutation();
  const [reinstate, { loading }] = useReinstateListingMutation();
  const [isAsking, setIsAsking] = useState(false);
  const listing = data.listingOfStudio;
  if (!listing) return null;
  const { id, status, reasons, owner, content } = listing;
  const { name } = content;
  const isOffline = status === 'SUSPENDED';

  async function bringBack(): Promise<void> {
    try {
      await reinstate({ variables: { id } });
      showToast({ tone: 'success', title: t('studios.reinstated') });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('approvals.failed'), description });
    }
  }

  return (
    <Box sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        <Typography variant="h3" component="h2">
          <Link component={RouterLink} to={`/studios/${studioId}`} color="inherit">
            {name}
          </Link>
        </Typography>
        <Typography color="textSecondary">
          {[content.neighbourhood, owner?.name].filter(Boolean).join(' · ')}
        </Typography>
        <Chip size="small" label={t(`listings:statuses.${status}`)} sx={{ mt: 1 }} />
        {reasons && <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{reasons}</Typography>}
      </Box>
      {isOffline ? (
        <Button variant="contained" disabled={loading} onClick={() => void bringBack()}>
          {t('studios.reinstate')}
        </Button>
      ) : (
        <Button variant="outlined" color="inherit" onClick={() => setIsAsking(true)}>
          {t('studios.suspend')}
        </Button>
      )}
      {isAsking && (
        <ReasonsDialog
          title={t('studios.suspendOf', { name })}
          confirm={t('studios.suspend')}
          subject={`suspend ${id}`}
          onClose={() => setIsAsking(false)}
          onConfirm={async (why) => {
            await suspend({ variables: { input: { id, reasons: why } } });
            showToast({ tone: 'success', title: t('studios.suspended') });
          }}
        />
      )}
    </Box>
  );
}

const formStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 1.5,
  mb: 3,
} as const;
