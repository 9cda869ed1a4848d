import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { profileModeNames } from '#domain/accounts/profile-mode.ts';
import { useAccountEntries } from '#web/app/use-account-entries.ts';
import { useAuthentication } from '#web/features/accounts/hooks/use-authentication.ts';
import { useProfileUpdate } from '#web/features/accounts/hooks/use-profile-update.ts';
import { modeInput, modeOf } from '#web/features/accounts/profile-modes.ts';
import type { SessionUser } from '#web/features/accounts/session.ts';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';
import { Optional } from '#web/ui/optional.tsx';

interface AccountMenuProps extends AnchoredWindowProps {
  user: SessionUser;
}

/** Entries that a line sets apart from those above. */
const groupStarts = new Set(['profile', 'adminPanel']);

/** Where somebody who is logged in can go (spec §6). */
export function AccountMenu({ user, anchor, open, onClose }: AccountMenuProps) {
  const { t } = useTranslation();
  const { t: menuText } = useTranslation('menu');
  const { logOut } = useAuthentication();
  const update = useProfileUpdate();
  const currentMode = modeOf(user);
  const entries = useAccountEntries();
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // The menu stands outside the landmarks of the page, and is one itself.
        root: { role: 'navigation', 'aria-label': t('account.label') },
        paper: { sx: { minWidth: 232 } },
      }}
    >
      {entries.flatMap(({ key, label, to, Icon, Count }, index) => [
        index > 0 && groupStarts.has(key) && <Divider key={`${key}-line`} component="li" />,
        <MenuItem key={key} component={RouterLink} to={to} onClick={onClose}>
          <ListItemIcon>
            <Icon size={18} aria-hidden />
          </ListItemIcon>
          {menuText(label)}
          {Count && (
            <Optional>
              <Count />
            </Optional>
          )}
        </MenuItem>,
      ])}
      {user.role === 'ADMIN' && [
        <Divider key="modes-line" component="li" />,
        ...profileModeNames.map((mode) => (
          <MenuItem
            key={mode}
            role="menuitemradio"
            aria-checked={mode === currentMode}
            onClick={() => {
              onClose();
              if (mode !== currentMode) void update(user.id, modeInput(mode));
            }}
          >
            <ListItemIcon>{mode === currentMode && <Check size={18} aria-hidden />}</ListItemIcon>
            {t(`account.modes.${mode}`)}
          </MenuItem>
        )),
      ]}
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          onClose();
          void logOut();
        }}
      >
        <ListItemIcon>
          <LogOut size={18} aria-hidden />
        </ListItemIcon>
        {t('nav.logOut')}
      </MenuItem>
    </Menu>
  );
}
