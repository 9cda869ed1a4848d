import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { MapPin, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import type { SearchAddress } from '../hooks/use-search-address.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';

// What needs more code than a field; as below.
const FreeAtFields = lazy(async () => ({
  default: (await import('./free-at-fields.tsx')).FreeAtFields,
}));

// For phones; what the server rendered of it stays until its code is there.
const FindButton = lazy(async () => ({
  default: (await import('./find/find-button.tsx')).FindButton,
}));

interface SearchBarProps {
  address: SearchAddress;
  /** The form that all filters of the page belong to. */
  formId: string;
}

/** What, where and when. A plain form, so that it works before and without scripts. */
export function SearchBar({ address, formId }: SearchBarProps) {
  const { t } = useTranslation('search');
  const { filter } = address.search;
  return (
    <div>
      <Suspense>
        <FindButton address={address} />
      </Suspense>
      <Box
        component="form"
        id={formId}
        aria-label={t('bar.label')}
        method="get"
        // Whatever is typed or chosen has been applied by now.
        onSubmit={(event) => event.preventDefault()}
        sx={rowStyle}
      >
        <Box sx={{ flex: '2.2 1 14rem', position: 'relative' }}>
          <SearchField
            label={t('bar.text')}
            value={filter.text ?? ''}
            onCommit={(text) => address.type({ text: text || undefined })}
            input={{
              name: 'q',
              type: 'search',
              placeholder: t('bar.textPlaceholder'),
              maxLength: SEARCH_TEXT_LIMIT,
              style: { paddingRight: 52 },
            }}
          />
          <IconButton type="submit" aria-label={t('bar.submit')} sx={submitStyle}>
            <Search size={20} aria-hidden />
          </IconButton>
        </Box>
        <Box sx={{ flex: '2 1 13rem' }}>
          <SearchField
            label={t('bar.location')}
            value={filter.location ?? ''}
            onCommit={(location) => address.type({ location: location || undefined })}
            icon={<MapPin size={18} aria-hidden />}
            input={{
              name: 'location',
              placeholder: t('bar.locationPlaceholder'),
              maxLength: SEARCH_TEXT_LIMIT,
            }}
          />
        </Box>
        <Suspense fallback={<Box sx={{ flex: '2 1 18rem', height: 56 }} />}>
          <FreeAtFields freeAt={filter.freeAt} onChange={address.choose} formId={formId} />
        </Suspense>
      </Box>
      {filter.freeAt && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t('bar.zones')}
        </Typography>
      )}
    </div>
  );
}

/** As wide as their text needs, whatever its size; what has no room beside the others goes below. */
const rowStyle = {
  display: { xs: 'none', md: 'flex' },
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 2,
  '& > *': { minWidth: 0 },
} as const;

const submitStyle = {
  position: 'absolute',
  right: 6,
  top: 6,
  width: 44,
  height: 44,
} as const;
