import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Anchor } from '#domain/documents/document.ts';

/** Fewer parts than this are seen without a list of them. */
const WORTH_LISTING = 3;

/** Leads to the parts of a text, beside it where there is room. */
export function Contents({ anchors }: { anchors: readonly Anchor[] }) {
  const { t } = useTranslation('ui');
  if (anchors.length < WORTH_LISTING) return null;
  return (
    <Box component="nav" aria-label={t('document.contents')} sx={navigationStyle}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('document.contents')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {anchors.map(({ id, title }) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={{ hash: id }}
              replace
              color="text.primary"
              underline="hover"
              sx={{ display: 'block', py: 0.75, fontSize: '0.9375rem' }}
            >
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const navigationStyle = {
  display: { xs: 'none', lg: 'block' },
  position: 'sticky',
  top: 112,
  maxHeight: 'calc(100vh - 144px)',
  overflowY: 'auto',
} as const;
