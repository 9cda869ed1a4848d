import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { RestoreNotice } from '#web/features/privacy/components/restore-notice.tsx';
import type { SessionUser } from '#web/features/accounts/session.ts';
import { barWidth } from '#web/app/theme/tokens.ts';

/** Where each of them is settled, and said already. */
const DATA = '/account/settings?section=data';
const SECURITY = '/account/settings?section=security';

/** What somebody has to know of their account before anything else, on every page. */
export function AccountNotices({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { deletionDueAt, mustSetUpTwoFactor } = user;
  const isLeaving = deletionDueAt !== null && here !== DATA;
  const mustSetUp = mustSetUpTwoFactor && here !== SECURITY;
  if (!isLeaving && !mustSetUp) return null;
  return (
    <Box component="aside" aria-label={t('notices.label')} sx={noticesStyle}>
      {isLeaving && <RestoreNotice dueAt={deletionDueAt} />}
      {mustSetUp && (
        <Alert
          severity="warning"
          role="presentation"
          action={
            <Button component={RouterLink} to={SECURITY} color="inherit" size="small">
              {t('notices.setUp')}
            </Button>
          }
        >
          {t('notices.adminsMust')}
        </Alert>
      )}
    </Box>
  );
}

/** As wide as the column of content. */
const noticesStyle = {
  display: 'grid',
  gap: 1,
  width: 1,
  maxWidth: { xs: '100%', sm: barWidth },
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  pt: 2,
} as const;
