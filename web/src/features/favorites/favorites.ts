import { createContext, useContext } from 'react';

/** A studio that can be saved. */
export interface SavableStudio {
  id: string;
  name: string;
}

export interface Favorites {
  /** What is saved, as the hearts show it. */
  savedIds: ReadonlySet<string>;
  /** Of those that were pressed and that the server has not confirmed yet: whether to save them. */
  pressed: ReadonlyMap<string, boolean>;
  /** Saves a studio that is not, and removes one that is; asks visitors to log in first. */
  toggle: (studio: SavableStudio) => void;
}

export const FavoritesContext = createContext<Favorites>({
  savedIds: new Set(),
  pressed: new Map(),
  toggle: () => undefined,
});

/** The studios that the reader has saved. */
export function useFavorites(): Favorites {
  return useContext(FavoritesContext);
}
