import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Language as LanguageId } from '#domain/accounts/language.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useSeenPages } from '../hooks/use-seen-pages.ts';
import { problemsOf } from '../seen-page.ts';
import type { SeenPage } from '../seen-page.ts';
import { MetaDialog } from './meta-dialog.tsx';

interface SeenPagesProps {
  /** Path of a sitemap. */
  sitemap: string;
  language: LanguageId;
}

/** The pages of a sitemap as search engines see them, with what is missing. */
export function SeenPages({ sitemap, language }: SeenPagesProps) {
  const { t } = useTranslation('seo');
  const { pages, total, failed, look } = useSeenPages(sitemap, language);
  const [onlyProblems, setOnlyProblems] = useState(false);
  const [edited, setEdited] = useState<SeenPage>();
  const problems = problemsOf(pages);
  const count = [...problems.values()].filter((found) => found.length > 0).length;
  const shown = onlyProblems ? pages.filter(({ path }) => problems.get(path)!.length > 0) : pages;
  if (failed) return <EmptyState title={t('pages.failed')} text={t('pages.failedText')} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Typography component="output">
          {t('pages.looked', { count: pages.length, total: total ?? 0, problems: count })}
        </Typography>
        <FormControlLabel
          control={
            <Checkbox
              checked={onlyProblems}
              onChange={({ target }) => setOnlyProblems(target.checked)}
            />
          }
          label={t('pages.onlyProblems')}
        />
      </Box>
      <LinearProgress
        variant="determinate"
        value={total ? (pages.length / total) * 100 : 0}
        aria-label={t('pages.progress')}
        sx={{ mb: 2, visibility: pages.length === total ? 'hidden' : undefined }}
      />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((page) => (
          <Box component="li" key={page.path} sx={rowStyle}>
            {page.picture && (
              <Box component="img" src={page.picture} alt="" loading="lazy" sx={pictureStyle} />
            )}
            <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
              <Link component={RouterLink} to={page.path} variant="body2" color="textSecondary">
                {page.path}
              </Link>
              <Typography sx={{ fontWeight: 600 }}>{page.title}</Typography>
              <Typography variant="body2" color="textSecondary">
                {page.description}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
                {problems.get(page.path)?.map((problem) => (
                  <Chip
                    key={problem}
                    size="small"
                    color="warning"
                    label={t(`problems.${problem}`)}
                  />
                ))}
              </Box>
            </Box>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={t('pages.editOf', { path: page.path })}
              onClick={() => setEdited(page)}
            >
              {t('pages.edit')}
            </Button>
          </Box>
        ))}
      </Box>
      {edited && (
        <MetaDialog
          page={edited}
          language={enumName(language)}
          onClose={() => setEdited(undefined)}
          onSaved={() => void look(edited.path)}
        />
      )}
    </>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  gap: 2,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const pictureStyle = {
  width: 120,
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  borderRadius: 1,
  flexShrink: 0,
} as const;
