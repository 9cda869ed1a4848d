import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { cities } from '#domain/studios/city.ts';
import { useImmediateChoice } from '#web/features/accounts/hooks/use-immediate-choice.ts';
import { useActiveFilters } from '#web/features/search/hooks/use-active-filters.ts';
import { filterOf } from '../saved-query.ts';
import { useUpdateSavedSearchMutation } from '../saved-searches.generated.ts';
import type { SavedSearchItemFragment } from '../saved-searches.generated.ts';

interface SavedSearchItemProps {
  search: SavedSearchItemFragment;
  onRename: () => void;
  onRemove: () => void;
}

/** A saved search: what it filters by, and whether its user is mailed what newly fits. */
export function SavedSearchItem({ search, onRename, onRemove }: SavedSearchItemProps) {
  const { t } = useTranslation('alerts');
  const { id, name, query } = search;
  const titleId = useId();
  const emailId = useId();
  const labels = useActiveFilters(filterOf(query), cities).map(({ label }) => label);
  const path = `/search?${query}&sort=newest`;
  const [update] = useUpdateSavedSearchMutation();
  const { isOn, choose } = useImmediateChoice(search.sendsEmail, (sendsEmail) =>
    update({ variables: { input: { id, sendsEmail } } }),
  );
  return (
    <Box component="article" aria-labelledby={titleId} sx={itemStyle}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={path} color="textPrimary">
          {name}
        </Link>
      </Typography>
      {labels.join(', ') !== name && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {labels.join(' · ')}
        </Typography>
      )}
      <Box sx={footStyle}>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', mr: 'auto', ml: -1 }}>
          <Switch
            checked={isOn}
            onChange={({ target }) => choose(target.checked)}
            slotProps={{ input: { 'aria-labelledby': `${emailId} ${titleId}` } }}
          />
          <span id={emailId}>{t('page.email')}</span>
        </Box>
        <Box sx={actionsStyle}>
          <Button
            component={RouterLink}
            to={path}
            variant="outlined"
            color="inherit"
            aria-label={t('page.openLabel', { name })}
          >
            {t('page.open')}
          </Button>
          <Button color="inherit" onClick={onRename} aria-label={t('page.renameLabel', { name })}>
            {t('page.rename')}
          </Button>
          <Button color="inherit" onClick={onRemove} aria-label={t('page.removeLabel', { name })}>
            {t('page.remove')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const itemStyle = {
  display: 'grid',
  gap: 0.5,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 1,
} as const;

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { minHeight: 44 },
} as const;
