import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { colorModes } from '#domain/accounts/color-mode.ts';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** The three choices of the colour scheme. */
export function ThemeMenu({ anchor, open, onClose }: AnchoredWindowProps) {
  const { t } = useTranslation();
  const { mode, setMode } = useColorScheme();
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {colorModes.map((choice) => {
        const Icon = icons[choice];
        return (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={mode === choice}
            selected={mode === choice}
            onClick={() => {
              setMode(choice);
              onClose();
            }}
          >
            <ListItemIcon>
              <Icon size={18} aria-hidden />
            </ListItemIcon>
            {t(`theme.${choice}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
