import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { StudioFilter } from '#domain/search/studio-search.ts';

export interface SearchActionProps {
  filter: StudioFilter;
  /** What it filters by, in words. */
  name: string;
}

type RenderAction = (props: SearchActionProps) => ReactNode;

const SearchActionContext = createContext<RenderAction>(() => null);

/** Brings what can be done with a search beside its results: a later feature knows what it is. */
export const SearchActionProvider = SearchActionContext.Provider;

/** The place for it beside the results. */
export function SearchAction(props: SearchActionProps) {
  return useContext(SearchActionContext)(props);
}
