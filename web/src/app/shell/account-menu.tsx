import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CalendarCheck, Heart, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAuthentication } from '#web/features/accounts/hooks/use-authentication.ts';

interface AccountMenuProps {
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
}

/** Where somebody who is logged in can go. */
export function AccountMenu({ anchor, open, onClose }: AccountMenuProps) {
  const { t } = useTranslation();
  const { logOut } = useAuthentication();
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { minWidth: 200 } } }}
    >
      <MenuItem component={RouterLink} to="/account/bookings" onClick={onClose}>
        <ListItemIcon>
          <CalendarCheck size={18} aria-hidden />
        </ListItemIcon>
        {t('nav.bookings')}
      </MenuItem>
      <MenuItem component={RouterLink} to="/saved" onClick={onClose}>
        <ListItemIcon>
          <Heart size={18} aria-hidden />
        </ListItemIcon>
        {t('nav.saved')}
      </MenuItem>
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
