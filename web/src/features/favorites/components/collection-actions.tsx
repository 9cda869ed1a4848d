import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { CollectionItemFragment } from '../collections.generated.ts';

interface CollectionActionsProps {
  anchor: HTMLElement | null;
  collection: CollectionItemFragment;
  /** All collections, in their order. */
  collections: readonly CollectionItemFragment[];
  onClose: () => void;
  onChoose: (task: 'rename' | 'delete') => void;
  onOrder: (collections: readonly CollectionItemFragment[]) => void;
}

/** What can be done with a collection, less often. */
export function CollectionActions({
  anchor,
  collection,
  collections,
  onClose,
  onChoose,
  onOrder,
}: CollectionActionsProps) {
  const { t } = useTranslation('favorites');
  const place = collections.findIndex(({ id }) => id === collection.id);

  function moveTo(next: number): void {
    onOrder(collections.filter((_, index) => index !== place).toSpliced(next, 0, collection));
  }

  const choose = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={choose(() => onChoose('rename'))}>{t('collections.rename')}</MenuItem>
      <MenuItem disabled={place <= 0} onClick={choose(() => moveTo(place - 1))}>
        {t('collections.moveUp')}
      </MenuItem>
      <MenuItem
        disabled={place >= collections.length - 1}
        onClick={choose(() => moveTo(place + 1))}
      >
        {t('collections.moveDown')}
      </MenuItem>
      <Divider />
      <MenuItem onClick={choose(() => onChoose('delete'))}>{t('collections.delete')}</MenuItem>
    </Menu>
  );
}
