import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import type { FilterButtonProps } from './filter-button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSkeleton } from './filter-skeleton.tsx';

interface FilterDialogProps extends Omit<FilterButtonProps, 'startsOpen'> {
  open: boolean;
  onClose: () => void;
}

/** All filters. What is chosen applies at once. */
export function FilterDialog({ open, onClose, address, totalCount }: FilterDialogProps) {
  const { t } = useTranslation('search');
  // A form of its own, or its radio buttons would be one group with those under the dialog.
  const formId = useId();
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('filters.title')} maxWidth="sm">
      <form id={formId} onSubmit={(event) => event.preventDefault()}>
        <Suspense fallback={<FilterSkeleton rows={12} />}>
          <FilterPanel address={address} formId={formId} unfolded={false} />
        </Suspense>
      </form>
      <Box sx={footStyle}>
        <Button color="inherit" onClick={address.clear}>
          {t('active.clear')}
        </Button>
        <Button variant="contained" onClick={onClose} sx={{ flex: 1 }}>
          {totalCount === undefined
            ? t('filters.showSome')
            : t('filters.show', { count: totalCount })}
        </Button>
      </Box>
    </ResponsiveDialog>
  );
}

/** Stays in view, as the filters are longer than the screen; over the padding of the dialog too. */
const footStyle = {
  position: 'sticky',
  bottom: -24,
  zIndex: 1,
  display: 'flex',
  gap: 1.5,
  mx: -3,
  mb: -3,
  px: 3,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
