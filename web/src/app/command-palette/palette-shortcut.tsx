import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { opensPalette } from './shortcut.ts';

// Only for whoever asks for it.
const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));

/** Opens the command palette on Ctrl K or ⌘ K, on any page. It closes when the page changes. */
export function PaletteShortcut() {
  const { key: page } = useLocation();
  const [openOn, setOpenOn] = useState<{ page: string | null }>();
  const isOpen = openOn?.page === page;

  // With the page itself: keys that follow at once are pressed on the new one.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      setOpenOn((before) => ({ page: before?.page === page ? null : page }));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [page]);

  if (!openOn) return null;
  return (
    <Suspense>
      <CommandPalette open={isOpen} onClose={() => setOpenOn({ page: null })} />
    </Suspense>
  );
}
