import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { NotificationsPanel } from '#web/features/accounts/components/notifications/notifications-panel.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SettingsPanel, SettingsPanelSkeleton } from '#web/ui/settings-panel.tsx';
import { useRunStudios } from '../hooks/use-own-studios.ts';

const panels: Readonly<Record<string, ComponentType>> = {
  studios: StudiosPanel,
  notifications: OwnerNotifications,
};

/** What somebody who runs studios sets once: emails, and what each studio does by itself. */
export function SettingsPage() {
  const { t } = useTranslation('owners');
  return (
    <Box sx={{ maxWidth: 720, py: { xs: 3, md: 5 } }}>
      <PageHead title={t('settings.title')} description={t('settings.description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('settings.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {t('settings.lead')}
      </Typography>
      <Stack spacing={3}>
        {Object.entries(panels).map(([name, Panel]) => (
          <ErrorBoundary key={name}>
            <Suspense fallback={<SettingsPanelSkeleton />}>
              <Panel />
            </Suspense>
          </ErrorBoundary>
        ))}
      </Stack>
    </Box>
  );
}

/** What somebody who runs studios is notified of; the rest is with the settings of the account. */
function OwnerNotifications() {
  return <NotificationsPanel groups={ownerGroups} />;
}

const ownerGroups = ['studios', 'messages'] as const;

/** Steps of the form of a listing on which a studio is told what to do by itself. */
const steps = ['hours', 'price', 'questions'] as const;

/** Where the terms and the automatic first reply of each studio are set: in its listing, once. */
function StudiosPanel() {
  const { t } = useTranslation('owners');
  const studios = useRunStudios();
  return (
    <SettingsPanel title={t('settings.studios')} lead={t('settings.studiosLead')}>
      {studios.length === 0 && (
        <Button component={RouterLink} to="/submit" variant="outlined" color="inherit">
          {t('none.list')}
        </Button>
      )}
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {studios.map(({ studio: { id, name } }) => (
          <li key={id}>
            <Typography variant="h4" component="h3">
              {name}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {steps.map((step) => (
                <Link
                  key={step}
                  component={RouterLink}
                  to={`/studio/edit/${id}/${step}`}
                  aria-label={t(`settings.stepOf.${step}`, { name })}
                  sx={{ py: 1 }}
                >
                  {t(`settings.step.${step}`)}
                </Link>
              ))}
            </Box>
          </li>
        ))}
      </Stack>
    </SettingsPanel>
  );
}
