import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import {
  readStoredCopy,
  removeCopy,
  storeCopy,
  studiosInCopy,
  watchCopy,
} from '../favorites-copy.ts';
import { useMyFavoriteIdsQuery } from '../favorites.generated.ts';
import { favoritesFreshness, refreshSavedStudios } from '../favorites-freshness.ts';

/**
 * The studios that are shown as saved: those of the server, or of the browser's copy until it has
 * answered, with what was pressed since. The copy follows what is shown, forth and back.
 */
export function useSavedIds(
  userId: string | undefined,
  pressed: ReadonlyMap<string, boolean>,
): ReadonlySet<string> {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const isLoggedIn = userId !== undefined;
  const { data } = useMyFavoriteIdsQuery({ skip: !isLoggedIn, context: favoritesFreshness });
  const answered = isLoggedIn ? data?.myFavoriteStudioIds : undefined;
  const stored = useSyncExternalStore(watchCopy, readStoredCopy, () => null);

  const confirmed = useMemo(
    () => answered ?? (userId === undefined ? [] : studiosInCopy(stored, userId)),
    [answered, stored, userId],
  );
  const savedIds = useMemo(() => {
    const shown = new Set(confirmed);
    for (const [studioId, want] of pressed) {
      if (want) shown.add(studioId);
      else shown.delete(studioId);
    }
    return shown;
  }, [confirmed, pressed]);
  const hasResult = answered !== undefined;

  useEffect(() => {
    if (userId === undefined) removeCopy();
    else if (hasResult) storeCopy({ userId, studioIds: [...savedIds] });
  }, [userId, hasResult, savedIds]);

  // Each page asks again once the result is no longer fresh.
  const askedOn = useRef<string>(undefined);
  useEffect(() => {
    if (!isLoggedIn || askedOn.current === pathname) return;
    askedOn.current = pathname;
    void refreshSavedStudios(client);
  }, [isLoggedIn, pathname, client]);

  return savedIds;
}
