import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { plugged } from '#web/app/plugged.ts';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';

const moreLinks = plugged.links.filter(
  ({ header }) => header === 'more' || header === 'rowAndMore',
);

/** Links that the row has no room for. */
export function MoreMenu({ anchor, open, onClose }: AnchoredWindowProps) {
  const { t } = useTranslation('menu');
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { minWidth: 180 } } }}
    >
      {moreLinks.map(({ key, label, to }) => (
        <MenuItem key={key} component={RouterLink} to={to} onClick={onClose}>
          {t(label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
