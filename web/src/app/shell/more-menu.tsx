import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';
import { pageLinks } from './navigation.ts';

const moreLinks = pageLinks.filter(({ header }) => header === 'more');

/** Links that the row has no room for. */
export function MoreMenu({ anchor, open, onClose }: AnchoredWindowProps) {
  const { t } = useTranslation();
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { minWidth: 180 } } }}
    >
      {moreLinks.map(({ key, to }) => (
        <MenuItem key={key} component={RouterLink} to={to} onClick={onClose}>
          {t(`nav.${key}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
