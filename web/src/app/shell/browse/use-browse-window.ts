import { useCallback } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browseWindows } from '#web/lib/page-link.ts';
import type { BrowseWindow } from '#web/lib/page-link.ts';

/** What the step in the history remembers that opened a window. */
interface OpenedHere {
  openedHere?: boolean;
}

/** The window that the address asks for, and how to open and close one. */
export function useBrowseWindow() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shown = browseWindows.find((name) => hash === `#${name}`);
  const { openedHere = false } = (state ?? {}) as OpenedHere;

  /** For a link that leads to a page: opens the window, unless the page is to open elsewhere. */
  const openOnClick = (name: BrowseWindow) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(
      { pathname, search, hash: name },
      { state: { openedHere: true } satisfies OpenedHere, preventScrollReset: true },
    );
  };

  /** Goes back to where it was opened; from a link that came with it, to the page alone. */
  const close = useCallback(() => {
    if (openedHere) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [navigate, openedHere, pathname, search]);

  return { shown, openOnClick, close };
}
