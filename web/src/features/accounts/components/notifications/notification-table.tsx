import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { notificationGroups } from '#domain/accounts/notification.ts';
import type { NotificationGroup, NotificationKind } from '#domain/accounts/notification.ts';
import { PreferenceSwitch } from './preference-switch.tsx';
import type { Preference } from './preference-switch.tsx';

interface NotificationTableProps {
  preferences: readonly Preference[];
  /** The groups that are shown. */
  groups: readonly NotificationGroup[];
}

/** Kinds of notifications as rows, group by group, and channels as columns. */
export function NotificationTable({ preferences, groups }: NotificationTableProps) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const channels = [...new Set(preferences.map(({ channel }) => channel))];
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{t('notifications.what')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col" id={`${id}-${channel}`}>
              {t(`notifications.channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={channels.length + 1}>
              {t(`notifications.groups.${group}`)}
            </th>
          </tr>
          {notificationGroups[group].map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              columnIds={id}
              preferences={channels.flatMap(
                (channel) =>
                  preferences.find(
                    (one) => one.channel === channel && one.kind === enumName(kind),
                  ) ?? [],
              )}
            />
          ))}
        </tbody>
      ))}
    </Box>
  );
}

interface KindRowProps {
  kind: NotificationKind;
  /** One for each channel. */
  preferences: readonly Preference[];
  /** What the ids of the columns begin with. */
  columnIds: string;
}

function KindRow({ kind, preferences, columnIds }: KindRowProps) {
  const { t } = useTranslation('accounts');
  const id = useId();
  return (
    <tr>
      <th scope="row">
        <Typography component="span" id={id} sx={{ display: 'block', fontWeight: 500 }}>
          {t(`notifications.kinds.${kind}.title`)}
        </Typography>
        <Typography component="span" id={`${id}-hint`} variant="body2" color="textSecondary">
          {t(`notifications.kinds.${kind}.hint`)}
        </Typography>
      </th>
      {preferences.map((preference) => (
        <td key={preference.channel}>
          {preference.isLocked ? (
            <Typography component="span" variant="body2" color="textSecondary" sx={lockedStyle}>
              <Lock size={16} aria-hidden />
              {t('notifications.alwaysOn')}
            </Typography>
          ) : (
            <PreferenceSwitch
              preference={preference}
              labelledBy={`${id} ${columnIds}-${preference.channel}`}
              describedBy={`${id}-hint`}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

const tableStyle = {
  width: 1,
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 400 },
  '& th[scope="col"]': {
    pb: 1,
    color: 'text.secondary',
    fontSize: '0.8125rem',
    '&:not(:first-of-type)': { textAlign: 'end', pr: 1 },
  },
  '& th[scope="rowgroup"]': { pt: 4, pb: 1, fontWeight: 700, fontSize: '1.0625rem' },
  '& tbody:first-of-type th[scope="rowgroup"]': { pt: 0.5 },
  '& th[scope="row"], & td': { py: 1.5, borderTop: 1, borderColor: 'divider' },
  '& td': { pl: 2, textAlign: 'end', whiteSpace: 'nowrap' },
} as const;

const lockedStyle = {
  display: 'inline-flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: 'center',
  gap: 0.75,
} as const;
