import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { languageNames, languages } from '#domain/accounts/language.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { editPath } from '../text-address.ts';
import type { TextRef } from '../text-address.ts';

/** Where a text is edited in each language, or written in it. */
export function LanguageLinks({ text }: { text: TextRef }) {
  const { t } = useTranslation('texts');
  return (
    <Box component="nav" aria-label={t('edit.languages')} sx={{ mb: 2 }}>
      <Box component="ul" sx={listStyle}>
        {languages.map((language) => (
          <li key={language}>
            <Link
              component={RouterLink}
              to={editPath({ ...text, language: enumName(language) })}
              aria-current={text.language === enumName(language) ? 'page' : undefined}
              lang={language}
              variant="body2"
              sx={linkStyle}
            >
              {languageNames[language]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
} as const;

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  '@media (pointer: coarse)': { minHeight: 44 },
  '&[aria-current]': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
} as const;
