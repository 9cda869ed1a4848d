import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FolderPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import type { CollectionItemFragment } from '../collections.generated.ts';
import { useCollections } from '../hooks/use-collections.ts';
import { NoteField } from './note-field.tsx';
import type { SavedStudioFragment } from './saved-studio.generated.ts';

const FilingMenu = lazy(async () => ({
  default: (await import('./filing-menu.tsx')).FilingMenu,
}));
const CollectionForm = lazy(async () => ({
  default: (await import('./collection-form.tsx')).CollectionForm,
}));

interface SavedStudioProps {
  favorite: SavedStudioFragment;
  collections: readonly CollectionItemFragment[];
  isTicked: boolean;
  onTick: () => void;
}

/** A saved studio with what the reader keeps with it: its collections, a note, a tick for comparing. */
export function SavedStudio({ favorite, collections, isTicked, onTick }: SavedStudioProps) {
  const { t } = useTranslation('favorites');
  const { create, file } = useCollections();
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const { studio, note, collectionIds } = favorite;
  const count = collectionIds.length;
  const filed = count === 0 ? t('collections.file') : t('collections.filed', { count });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', gap: 0.5 }}>
      <div>
        <StudioCard studio={studio} />
      </div>
      <Box sx={trayStyle}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isTicked}
              onChange={onTick}
              slotProps={{
                input: { 'aria-label': t('compare.tickLabel', { name: studio.name }) },
              }}
            />
          }
          label={t('compare.tick')}
          sx={{ mr: 0, ml: -1 }}
        />
        <Button
          size="small"
          color="inherit"
          onClick={({ currentTarget }) => setMenuAt(currentTarget)}
          aria-haspopup="menu"
          aria-expanded={menuAt !== null}
          aria-label={t('collections.labelOf', { label: filed, name: studio.name })}
          startIcon={<FolderPlus size={18} aria-hidden />}
          sx={{ px: 1 }}
        >
          {filed}
        </Button>
      </Box>
      <NoteField studio={studio} note={note} />
      <Suspense fallback={null}>
        {menuAt && (
          <FilingMenu
            anchor={menuAt}
            collections={collections}
            chosen={collectionIds}
            onClose={() => setMenuAt(null)}
            onToggle={(collection) =>
              void file(favorite, collection, !collectionIds.includes(collection.id))
            }
            onCreate={() => {
              setMenuAt(null);
              setIsNaming(true);
            }}
          />
        )}
        {isNaming && (
          <CollectionForm
            name=""
            onClose={() => setIsNaming(false)}
            onSubmit={async (name) => {
              const collection = await create(name);
              await file(favorite, collection, true);
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}

const trayStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 0.5,
} as const;
