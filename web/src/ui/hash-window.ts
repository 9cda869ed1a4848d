import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrating } from './hydrated.ts';

/** What the link that opens a window needs. */
export interface WindowLink {
  to: { search: string; hash: string };
  state: { opened: string };
  preventScrollReset: true;
}

/** What a window needs that is open for as long as the address says so. */
export interface HashWindowProps {
  open: boolean;
  onClose: () => void;
}

/** Whether the address ends with `hash`, which the server does not know. */
export function useIsAtHash(hash: `#${string}`): boolean {
  const { hash: current } = useLocation();
  return !useIsHydrating() && current === hash;
}

/**
 * A window over a page that is a step in the history: Back closes it, and an address can open it.
 * @param hash what the address ends with while it is open
 * @returns `link`, for what opens it; `window`, for what it opens: null until the first time, so that
 *   the code of the window is fetched no sooner
 */
export function useHashWindow(hash: `#${string}`): {
  link: WindowLink;
  window: HashWindowProps | null;
} {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const open = useIsAtHash(hash);
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);
  const isFromHere = (state as { opened?: string } | null)?.opened === hash;
  // Whoever came by an address with it stays on the page; others go back to where they were.
  const onClose = () =>
    void (isFromHere ? navigate(-1) : navigate({ search, hash: '' }, { replace: true }));
  return {
    link: { to: { search, hash }, state: { opened: hash }, preventScrollReset: true },
    window: hasOpened ? { open, onClose } : null,
  };
}
