import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { CollectionItemFragment } from '../collections.generated.ts';
import { isPending } from '../hooks/use-collections.ts';
import { savedPath } from '../saved-path.ts';

interface CollectionNavProps {
  collections: readonly CollectionItemFragment[];
  /** The one that is shown; undefined for all that is saved. */
  current: string | undefined;
  /** How many studios are saved. */
  savedCount: number;
  onCreate: () => void;
}

/** All that is saved, and the collections: a list at the side, or a row to swipe through on a phone. */
export function CollectionNav({ collections, current, savedCount, onCreate }: CollectionNavProps) {
  const { t } = useTranslation('favorites');
  return (
    <Box component="nav" aria-label={t('collections.title')} sx={{ minWidth: 0 }}>
      <Box component="ul" sx={listStyle}>
        <Item
          id={undefined}
          name={t('collections.all')}
          count={savedCount}
          isCurrent={current === undefined}
        />
        {collections.map((collection) => (
          <Item
            key={collection.id}
            id={collection.id}
            name={collection.name}
            count={collection.studioCount}
            isCurrent={collection.id === current}
            isPending={isPending(collection)}
          />
        ))}
        <li>
          <Button
            color="inherit"
            onClick={onCreate}
            startIcon={<Plus size={18} aria-hidden />}
            sx={{ whiteSpace: 'nowrap', px: 1.75, color: 'text.secondary' }}
          >
            {t('collections.new')}
          </Button>
        </li>
      </Box>
    </Box>
  );
}

/** Brings an item into the row that it stands in; the page itself stays where it is. */
function bringIntoRow(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
}

interface ItemProps {
  id: string | undefined;
  name: string;
  count: number;
  isCurrent: boolean;
  isPending?: boolean;
}

function Item({ id, name, count, isCurrent, isPending: isOnItsWay = false }: ItemProps) {
  const { t } = useTranslation('favorites');
  const { search } = useLocation();
  const content = (
    <>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
      <Box component="span" aria-hidden sx={countStyle}>
        {count}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {t('collections.count', { count })}
      </Box>
    </>
  );
  return (
    <Box
      component="li"
      ref={isCurrent ? bringIntoRow : undefined}
      sx={{ minWidth: 0, maxWidth: 1 }}
    >
      {isOnItsWay ? (
        <Box sx={[linkStyle, { color: 'text.secondary' }]}>{content}</Box>
      ) : (
        <Link
          component={RouterLink}
          to={savedPath(id, search)}
          preventScrollReset
          color="text.primary"
          underline="none"
          aria-current={isCurrent ? 'page' : undefined}
          sx={linkStyle}
        >
          {content}
        </Link>
      )}
    </Box>
  );
}

const listStyle = {
  position: 'relative',
  listStyle: 'none',
  m: 0,
  p: { xs: 0.5, lg: 0 },
  mx: { xs: -2.5, sm: -3.5, lg: 0 },
  px: { xs: 2.5, sm: 3.5, lg: 0 },
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  gap: { xs: 1, lg: 0.5 },
  overflowX: { xs: 'auto', lg: 'visible' },
  scrollbarWidth: 'none',
  '& > li': { flexShrink: { xs: 0, lg: 1 } },
} as const;

const countStyle = {
  fontWeight: 400,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

const linkStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.25,
  minHeight: 44,
  maxWidth: { xs: 240, lg: 'none' },
  px: 1.75,
  borderRadius: { xs: 999, lg: 2 },
  border: { xs: 1, lg: 0 },
  borderColor: { xs: 'divider' },
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'background.paper' },
  '&[aria-current]': {
    bgcolor: { xs: 'text.primary', lg: 'background.paper' },
    color: { xs: 'background.default', lg: 'text.primary' },
    fontWeight: 600,
    '& span + span': { color: { xs: 'inherit', lg: 'text.secondary' } },
  },
} as const;
