import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { EllipsisVertical, Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { CollectionItemFragment } from '../collections.generated.ts';
import { useCollections } from '../hooks/use-collections.ts';
import { savedPath } from '../saved-path.ts';

const CollectionActions = lazy(async () => ({
  default: (await import('./collection-actions.tsx')).CollectionActions,
}));
const CollectionForm = lazy(async () => ({
  default: (await import('./collection-form.tsx')).CollectionForm,
}));
const DeleteCollection = lazy(async () => ({
  default: (await import('./delete-collection.tsx')).DeleteCollection,
}));
const ShareCollection = lazy(async () => ({
  default: (await import('./share-collection.tsx')).ShareCollection,
}));

interface CollectionHeadProps {
  collection: CollectionItemFragment;
  /** All collections, in their order. */
  collections: readonly CollectionItemFragment[];
  title: RefObject<HTMLHeadingElement | null>;
}

type Task = 'rename' | 'delete' | 'share';

/** The name of a collection, and what can be done with it as a whole. */
export function CollectionHead({ collection, collections, title }: CollectionHeadProps) {
  const { t } = useTranslation('favorites');
  const { rename, remove, order } = useCollections();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [task, setTask] = useState<Task>();
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const close = () => setTask(undefined);
  const { name, studioCount, shareUrl } = collection;
  return (
    <Box sx={headStyle}>
      <div>
        <Typography variant="h2" component="h1" ref={title} tabIndex={-1} sx={nameStyle}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('collections.count', { count: studioCount })}
          {shareUrl !== null && ` · ${t('share.isOn')}`}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', gap: 0.5, flexShrink: 0 }}>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setTask('share')}
          startIcon={<Link2 size={18} aria-hidden />}
        >
          {t('share.open')}
        </Button>
        <IconButton
          aria-label={t('collections.more', { name })}
          aria-haspopup="menu"
          aria-expanded={menuAt !== null}
          onClick={({ currentTarget }) => setMenuAt(currentTarget)}
          sx={{ width: 44, height: 44 }}
        >
          <EllipsisVertical size={20} aria-hidden />
        </IconButton>
      </Box>
      <Suspense fallback={null}>
        {menuAt && (
          <CollectionActions
            anchor={menuAt}
            collection={collection}
            collections={collections}
            onClose={() => setMenuAt(null)}
            onChoose={setTask}
            onOrder={(list) => void order(list)}
          />
        )}
        {task === 'rename' && (
          <CollectionForm
            name={name}
            onClose={close}
            onSubmit={async (next) => rename(collection, next)}
          />
        )}
        {task === 'share' && <ShareCollection collection={collection} onClose={close} />}
        {task === 'delete' && (
          <DeleteCollection
            collection={collection}
            onClose={close}
            onDelete={async () => {
              await remove(collection);
              showToast({ tone: 'success', title: t('collections.deleted', { name }) });
              await navigate(savedPath(undefined, search), { replace: true });
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1.5,
  mb: 3,
} as const;

const nameStyle = { outline: 'none', overflowWrap: 'anywhere' } as const;
