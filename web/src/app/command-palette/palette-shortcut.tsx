import { lazy, Suspense, useEffect, useState } from 'react';
import { opensPalette } from './shortcut.ts';

// Only for whoever asks for it.
const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));

/**
 * Opens the command palette on Ctrl K or ⌘ K, on any page, also while another page is on its way. It
 * closes on the browser's Back.
 */
export function PaletteShortcut() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      setIsOpen((before) => !before);
    };
    const onPopState = () => setIsOpen(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', onPopState);
    };
  }, []);

  // Gone at once: what was chosen may open a dialog, which one that lingers could hide from screen readers.
  if (!isOpen) return null;
  return (
    <Suspense>
      <CommandPalette onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
