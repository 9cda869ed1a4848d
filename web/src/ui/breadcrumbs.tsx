import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { NamedPath } from './json-ld.tsx';

/** The way to a page: the pages above it, the outermost first. */
export function Breadcrumbs({ trail }: { trail: readonly NamedPath[] }) {
  const { t } = useTranslation('ui');
  return (
    <Box component="nav" aria-label={t('breadcrumbs')} sx={{ mb: 1 }}>
      <Box component="ol" sx={listStyle}>
        {trail.map(({ name, path }) => (
          <li key={path}>
            <Link component={RouterLink} to={path} color="text.secondary" underline="hover">
              {name}
            </Link>
            <ChevronRight size={16} aria-hidden />
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
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 0.5, mr: 0.5, minHeight: 44 },
  '& a': { fontWeight: 500 },
} as const;
