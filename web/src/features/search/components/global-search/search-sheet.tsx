import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from './search-box.tsx';
import type { SearchBoxWords } from './search-box.tsx';

interface SearchSheetProps {
  words: SearchBoxWords;
  open: boolean;
  onClose: () => void;
}

/** The search on a phone: a sheet as large as the screen, with the keyboard out. */
export function SearchSheet({ words, open, onClose }: SearchSheetProps) {
  const { t } = useTranslation('search');
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('suggestions.title'),
          sx: { bgcolor: 'background.default', borderRadius: 0 },
        },
      }}
    >
      <Box sx={sheetStyle}>
        <SearchBox
          words={words}
          layout="inline"
          takesFocus
          onLeave={onClose}
          before={
            <IconButton
              onClick={onClose}
              aria-label={t('suggestions.close')}
              sx={{ width: 44, height: 44, ml: -1, mr: 0.5 }}
            >
              <ArrowLeft size={22} aria-hidden />
            </IconButton>
          }
        />
      </Box>
    </Dialog>
  );
}

const sheetStyle = {
  px: 2,
  pt: 'calc(8px + env(safe-area-inset-top))',
  pb: 'calc(16px + env(safe-area-inset-bottom))',
} as const;
