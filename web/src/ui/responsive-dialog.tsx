import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ResponsiveDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Largest width. */
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Whether it takes the whole screen of a phone. */
  fillsPhone?: boolean;
}

/** A dialog that is a sheet from the bottom on phones, or all that is to be seen there. */
export function ResponsiveDialog({
  open,
  onClose,
  title,
  children,
  maxWidth = 'xs',
  fillsPhone = false,
}: ResponsiveDialogProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const isSheet = isPhone && !fillsPhone;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={isPhone && fillsPhone}
      slotProps={{
        container: { sx: isSheet ? { alignItems: 'flex-end' } : {} },
        paper: {
          sx: isSheet
            ? { m: 0, width: '100%', maxHeight: '92dvh', borderRadius: '16px 16px 0 0' }
            : { borderRadius: isPhone ? 0 : undefined },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 3, pb: 0 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('close')} edge="end">
          <X size={22} aria-hidden />
        </IconButton>
      </Box>
      {/* Some room above, or the label of a field at the top would be cut off. */}
      <Box sx={{ px: 3, pt: 1, pb: 3, overflowY: 'auto' }}>{children}</Box>
    </Dialog>
  );
}
