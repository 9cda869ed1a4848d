import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { colorModes } from '#domain/accounts/color-mode.ts';
import type { ColorMode } from '#domain/accounts/color-mode.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };

interface ThemeChoiceProps {
  /** Whether there is room for words beside the icons. */
  isRoomy?: boolean;
}

/** The three choices of the colour scheme, side by side. */
export function ThemeChoice({ isRoomy = false }: ThemeChoiceProps) {
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
            sx={choiceStyle}
          >
            <Icon size={18} aria-hidden />
            {isRoomy && t(`theme.${choice}`)}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}

const choiceStyle = {
  minHeight: 44,
  // On a phone the words stand below the icons.
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 0.25, sm: 1 },
  px: { xs: 0.5, sm: 1.5 },
  py: 1,
  color: 'text.primary',
  fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
  lineHeight: 1.3,
  textTransform: 'none',
} as const;
