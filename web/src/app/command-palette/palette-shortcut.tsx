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
  return <ShortcutOnPage key={page} />;
}

function ShortcutOnPage() {
  const [isOpen, setIsOpen] = useState(false);

  // With the page itself: keys that follow at once are pressed on the new one.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      setIsOpen((before) => !before);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  // Gone at once: what was chosen may open a dialog, which one that lingers could hide from screen readers.
  if (!isOpen) return null;
  return (
    <Suspense>
      <CommandPalette onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
