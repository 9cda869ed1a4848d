import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { plugged } from '#web/app/plugged.ts';
import { useAccountEntries } from '#web/app/use-account-entries.ts';
import { CurrencySelect } from '#web/app/preferences/currency-select.tsx';
import { LanguageSelect } from '#web/app/preferences/language-select.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import { SearchBox } from '#web/features/search/components/global-search/search-box.tsx';
import { useBrowseWindow } from './browse/use-browse-window.ts';
import { DatesButton, RegionsButton } from './filter-buttons.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useSearchWords } from './use-search-words.ts';

interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Everything that the header has on a large screen, on a phone. It closes when the page changes. */
export function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  const { t } = useTranslation(['app', 'ui']);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('nav.menu'), sx: paperStyle },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton onClick={onClose} aria-label={t('ui:close')} sx={{ width: 44, height: 44 }}>
          <X size={22} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ px: 3, pb: 2 }}>
        <SearchBox words={useSearchWords()} layout="inline" onLeave={onClose} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <RegionsButton />
          <DatesButton />
        </Box>
      </Box>
      <DrawerLinks onFollow={onClose} />
      <Divider sx={{ my: 1 }} />
      <Box sx={{ px: 3, py: 1, display: 'grid', gap: 1.5 }}>
        <LanguageSelect />
        <CurrencySelect />
        <ThemeChoice />
      </Box>
    </Drawer>
  );
}

const headerLinks = plugged.links.filter(({ header }) => header !== undefined);

function DrawerLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const { t: menuText } = useTranslation('menu');
  const user = useSession();
  const entries = useAccountEntries();
  const { openOnClick } = useBrowseWindow();
  const personal = user
    ? entries.map(({ label, to }) => ({ label: menuText(label), to }))
    : [{ label: t('nav.signUp'), to: '/register' }];
  return (
    <List component="nav" aria-label={t('nav.label')}>
      {headerLinks.map((link) => (
        <ListItem key={link.key} component="div" disablePadding>
          {link.window ? (
            <ListItemButton
              component={RouterLink}
              to={link.to}
              onClick={openOnClick(link.window)}
              aria-haspopup="dialog"
              sx={itemStyle}
            >
              {menuText(link.label)}
            </ListItemButton>
          ) : (
            <ListItemButton component={NavLink} to={link.to} end onClick={onFollow} sx={itemStyle}>
              {menuText(link.label)}
            </ListItemButton>
          )}
        </ListItem>
      ))}
      <Divider component="div" sx={{ my: 1 }} />
      {personal.map(({ label, to }) => (
        <ListItem key={to} component="div" disablePadding>
          <ListItemButton component={NavLink} to={to} end onClick={onFollow} sx={itemStyle}>
            {label}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

const paperStyle = {
  width: 'min(340px, 88vw)',
  pt: 'env(safe-area-inset-top)',
  pr: 'env(safe-area-inset-right)',
  pb: 'calc(16px + env(safe-area-inset-bottom))',
} as const;

const itemStyle = {
  px: 3,
  minHeight: 48,
  fontWeight: 500,
  '&.active': { color: 'primary.main' },
} as const;
