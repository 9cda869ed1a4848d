import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { useEmailContentSuspenseQuery } from './email-dialog.generated.ts';

interface EmailDialogProps {
  id: string;
  onClose: () => void;
}

/** What an email says, as mail programs show it and as plain text. */
export function EmailDialog({ id, onClose }: EmailDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ResponsiveDialog open onClose={onClose} title={t('outbox.email')} maxWidth="md">
      <ErrorBoundary>
        <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
          <Words id={id} />
        </Suspense>
      </ErrorBoundary>
    </ResponsiveDialog>
  );
}

function Words({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const { data } = useEmailContentSuspenseQuery({ variables: { id }, context: { fresh: false } });
  const { outboxEmail: email } = data;
  if (!email) return <Alert severity="info">{t('outbox.gone')}</Alert>;
  const { kind, recipient, words } = email;
  return (
    <>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {kind} · {t('outbox.to', { recipient })}
      </Typography>
      {words ? (
        <>
          <Typography sx={{ mt: 1, fontWeight: 600 }}>{words.subject}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('outbox.again')}
          </Typography>
          <Typography variant="subtitle1" component="h3" sx={{ mt: 3, mb: 1 }}>
            {t('outbox.asHtml')}
          </Typography>
          <Box
            component="iframe"
            // Nothing in it runs, opens or leads anywhere.
            sandbox=""
            src={`/api/admin/emails/${id}`}
            title={t('outbox.asHtml')}
            sx={frameStyle}
          />
          <Link href={`/api/admin/emails/${id}`} target="_blank" sx={aloneStyle}>
            {t('outbox.alone')}
          </Link>
          <Typography variant="subtitle1" component="h3" sx={{ mt: 3, mb: 1 }}>
            {t('outbox.asText')}
          </Typography>
          <Box component="pre" sx={textStyle}>
            {words.text}
          </Box>
        </>
      ) : (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('outbox.withheld')}
        </Alert>
      )}
    </>
  );
}

const frameStyle = {
  display: 'block',
  width: 1,
  height: 480,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

const aloneStyle = { display: 'inline-block', py: 1.25 } as const;

const textStyle = {
  m: 0,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
