import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const MobileDrawer = lazy(async () => ({
  default: (await import('./mobile-drawer.tsx')).MobileDrawer,
}));

/** The button for the links that have no room on a phone. */
export function MobileMenu() {
  const { t } = useTranslation();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
        sx={{ display: { md: 'none' }, width: 44, height: 44, mr: -1 }}
      >
        <Menu size={22} aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MobileDrawer open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
