import Box from '@mui/material/Box';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseSearchParams } from '#domain/search/search-params.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import { useWhenWords } from '../../hooks/use-when-words.ts';
import type { SearchAddress } from '../../hooks/use-search-address.ts';
import { studioTypes } from '../../wish.ts';
import type { StudioTypeId, Wish } from '../../wish.ts';

const FindSheet = lazy(async () => ({
  default: (await import('./find-sheet.tsx')).FindSheet,
}));

/** On a phone: where and when, in one field that opens a sheet. */
export function FindButton({ address }: { address: SearchAddress }) {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useState(false);
  const { filter } = address.search;
  const when = useWhenWords(filter.freeAt);
  const wish: Wish = {
    location: filter.location ?? '',
    freeAt: filter.freeAt,
    type: studioTypes.find((type) => isType(filter, type)) ?? '',
  };

  function find({ location, freeAt, type }: Wish): void {
    setIsOpen(false);
    address.choose({
      location: location.trim() || undefined,
      freeAt,
      // What is not one of these types stays as it is until one is chosen.
      ...(type !== wish.type && { categories: categoriesOf(type) }),
    });
  }

  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={buttonStyle}
      >
        <Search size={20} aria-hidden />
        <span>
          <strong>{wish.location || t('find.anywhere')}</strong>
          <small>{when ?? t('bar.anyStart')}</small>
        </span>
      </Box>
      {isOpen && (
        <Suspense>
          <FindSheet open onClose={() => setIsOpen(false)} wish={wish} onFind={find} />
        </Suspense>
      )}
    </Box>
  );
}

/** The categories that a type stands for, of which one is several. */
function categoriesOf(type: StudioTypeId | ''): StudioFilter['categories'] {
  return parseSearchParams([['type', type]]).search.filter.categories;
}

function isType({ categories }: StudioFilter, type: StudioTypeId): boolean {
  return categories?.join() === categoriesOf(type)?.join();
}

const buttonStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  width: '100%',
  minHeight: 60,
  px: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  color: 'text.primary',
  bgcolor: 'background.paper',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  '& span': { minWidth: 0 },
  '& strong, & small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& strong': { fontWeight: 600 },
  '& small': { color: 'text.secondary', fontSize: '0.875rem' },
} as const;
