import { useState } from 'react';
import type { MouseEvent } from 'react';

/** What a menu or a popover needs that opens at a button. */
export interface AnchoredWindowProps {
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
}

/**
 * A button and the window that it opens at itself.
 * @returns `button`, for the button; `window`, for what it opens: null until the first press, so that
 *   the code of the window is fetched no sooner
 */
export function useAnchoredWindow(kind: 'menu' | 'dialog') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const button = {
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      setAnchor(currentTarget);
      setIsOpen(true);
    },
  };
  const window: AnchoredWindowProps | null = anchor && {
    anchor,
    open: isOpen,
    onClose: () => setIsOpen(false),
  };
  return { button, window };
}
