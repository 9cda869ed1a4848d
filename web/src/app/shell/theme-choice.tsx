import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { colorModes } from '#web/app/theme/color-scheme.ts';
import type { ColorMode } from '#web/app/theme/color-scheme.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** The three choices of the colour scheme, side by side. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={mode ?? 'system'}
      onChange={(_event, choice: ColorMode | null) => {
        if (choice) setMode(choice);
      }}
      aria-label={t('nav.theme')}
    >
      {colorModes.map((choice) => {
        const Icon = icons[choice];
        return (
          <ToggleButton
            key={choice}
            value={choice}
            aria-label={t(`theme.${choice}`)}
            sx={{ minHeight: 44 }}
          >
            <Icon size={18} aria-hidden />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
