import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPanel } from '#web/ui/anchored-panel.tsx';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';

interface FilterPopoverProps extends AnchoredWindowProps {
  title: string;
  /** What the button does that applies the choices; shows the studios unless given. */
  applyLabel?: string;
  /** Applies what was chosen. */
  onApply: () => void;
  /** Takes away what was chosen; undefined when there is nothing to take away. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** Choices below the button that opened them; on a phone, a sheet. */
export function FilterPopover({
  title,
  applyLabel,
  onApply,
  onClear,
  children,
  ...window
}: FilterPopoverProps) {
  const { t } = useTranslation('search');
  return (
    <AnchoredPanel {...window} title={title} sheetBelow="md" align="center">
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a portal is still below the forms around its button, as React sees it.
          event.stopPropagation();
          onApply();
        }}
      >
        {children}
        <Box sx={actionsStyle}>
          <Button color="inherit" disabled={!onClear} onClick={onClear}>
            {t('elsewhere.clear')}
          </Button>
          <Button type="submit" variant="contained">
            {applyLabel ?? t('elsewhere.apply')}
          </Button>
        </Box>
      </Box>
    </AnchoredPanel>
  );
}

const actionsStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  mt: 2,
} as const;
