import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { mainLinks } from './navigation.ts';

interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The main links, on a phone. */
export function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  const { t } = useTranslation(['app', 'ui']);
  const isLoggedIn = useSession() !== null;
  const links = [
    ...mainLinks.map(({ key, to }) => ({ label: t(`nav.${key}`), to })),
    ...(isLoggedIn
      ? [
          { label: t('nav.bookings'), to: '/account/bookings' },
          { label: t('nav.saved'), to: '/saved' },
        ]
      : [{ label: t('nav.signUp'), to: '/register' }]),
  ];
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('nav.menu'), sx: { width: 'min(320px, 86vw)' } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton onClick={onClose} aria-label={t('ui:close')} sx={{ width: 44, height: 44 }}>
          <X size={22} aria-hidden />
        </IconButton>
      </Box>
      <List component="nav" aria-label={t('nav.label')}>
        {links.map(({ label, to }) => (
          <ListItem key={to} component="div" disablePadding>
            <ListItemButton
              component={NavLink}
              to={to}
              end
              onClick={onClose}
              sx={{ px: 3, minHeight: 52, fontWeight: 500, '&.active': { color: 'primary.main' } }}
            >
              {label}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Drawer>
  );
}
