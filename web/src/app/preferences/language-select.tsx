import Box from '@mui/material/Box';
import { ChevronDown, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { asLanguage, languageNames, languages } from '#domain/accounts/language.ts';
import { useLanguage } from './use-language.ts';

/**
 * Chooses the language, from the device's own list. A plain element, since it stands on every page
 * and MUI's fields would come along with it.
 */
export function LanguageSelect() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <Box sx={fieldStyle}>
      <Languages size={18} aria-hidden />
      <Box
        component="select"
        aria-label={t('language.label')}
        value={language}
        onChange={({ target }) => {
          const choice = asLanguage(target.value);
          if (choice) void choose(choice);
        }}
        sx={selectStyle}
      >
        {languages.map((choice) => (
          <option key={choice} value={choice} lang={choice}>
            {languageNames[choice]}
          </option>
        ))}
      </Box>
      <ChevronDown size={16} aria-hidden />
    </Box>
  );
}

const fieldStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  color: 'text.secondary',
  '& svg': { position: 'absolute', left: 14, pointerEvents: 'none' },
  '& svg:last-of-type': { left: 'auto', right: 14 },
} as const;

const selectStyle = {
  appearance: 'none',
  minHeight: 44,
  pl: 5.25,
  pr: 5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  color: 'text.primary',
  bgcolor: 'background.paper',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.secondary' },
} as const;
