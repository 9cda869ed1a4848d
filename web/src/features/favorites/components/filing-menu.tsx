import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CollectionItemFragment } from '../collections.generated.ts';
import { isPending } from '../hooks/use-collections.ts';

interface FilingMenuProps {
  anchor: HTMLElement | null;
  collections: readonly CollectionItemFragment[];
  /** Those that hold the studio. */
  chosen: readonly string[];
  onClose: () => void;
  onToggle: (collection: CollectionItemFragment) => void;
  onCreate: () => void;
}

/** Chooses the collections that hold a studio: any number of them. */
export function FilingMenu({
  anchor,
  collections,
  chosen,
  onClose,
  onToggle,
  onCreate,
}: FilingMenuProps) {
  const { t } = useTranslation('favorites');
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { sx: { maxHeight: 400, maxWidth: 320, minWidth: 220 } } }}
    >
      {collections
        .filter((collection) => !isPending(collection))
        .map((collection) => {
          const isIn = chosen.includes(collection.id);
          return (
            <MenuItem
              key={collection.id}
              role="menuitemcheckbox"
              aria-checked={isIn}
              onClick={() => onToggle(collection)}
              sx={{ pl: 1 }}
            >
              <Checkbox
                checked={isIn}
                tabIndex={-1}
                disableRipple
                size="small"
                slotProps={{ input: { 'aria-hidden': true } }}
              />
              <ListItemText slotProps={{ primary: { noWrap: true } }}>
                {collection.name}
              </ListItemText>
            </MenuItem>
          );
        })}
      {collections.length > 0 && <Divider />}
      <MenuItem onClick={onCreate} sx={{ gap: 1.5 }}>
        <Plus size={18} aria-hidden />
        {t('collections.new')}
      </MenuItem>
    </Menu>
  );
}
