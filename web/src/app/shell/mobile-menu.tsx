import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

const MobileDrawer = lazy(async () => ({
  default: (await import('./mobile-drawer.tsx')).MobileDrawer,
}));

/** The button for all that has no room on a phone. */
export function MobileMenu() {
  const { t } = useTranslation();
  const { key } = useLocation();
  // The step in the history at which it was opened: any other closes it, Back too.
  const [openedAt, setOpenedAt] = useState<string | null>();
  const isOpen = openedAt === key;
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(key)}
        sx={{ width: 44, height: 44, mr: -1 }}
      >
        <Menu size={22} aria-hidden />
      </IconButton>
      {openedAt !== undefined && (
        <Suspense>
          <MobileDrawer open={isOpen} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </Box>
  );
}
