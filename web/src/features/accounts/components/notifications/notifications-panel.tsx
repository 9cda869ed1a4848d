import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { notificationGroups } from '#domain/accounts/notification.ts';
import type { NotificationGroup } from '#domain/accounts/notification.ts';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { useMyNotificationPreferencesSuspenseQuery } from '../../notifications.generated.ts';
import { useSession } from '../../session.ts';
import { NotificationTable } from './notification-table.tsx';

const SECURITY_PATH = '/account/settings?section=security';

const allGroups = Object.keys(notificationGroups) as NotificationGroup[];

interface NotificationsPanelProps {
  /** What it is about; everything, unless given. */
  groups?: readonly NotificationGroup[];
}

/** What one is notified of, kind by kind and channel by channel. */
export function NotificationsPanel({ groups = allGroups }: NotificationsPanelProps) {
  const { t } = useTranslation('accounts');
  const user = useSession();
  const { data } = useMyNotificationPreferencesSuspenseQuery({ context: { fresh: false } });
  if (!user) return null;
  return (
    <SettingsPanel
      title={t('notifications.title')}
      lead={
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <Trans
            t={t}
            i18nKey="notifications.lead"
            values={{ email: user.email }}
            components={{
              1: <Link component={RouterLink} to={SECURITY_PATH} underline="always" />,
            }}
          />
        </Box>
      }
    >
      <NotificationTable
        preferences={data.myNotificationPreferences}
        // Who lists no studio has no emails about them.
        groups={groups.filter((group) => group !== 'studios' || user.isStudioOwner)}
      />
    </SettingsPanel>
  );
}
