import { useMemo } from 'react';
import { useMatches, useSearchParams } from 'react-router-dom';
import type { SetURLSearchParams } from 'react-router-dom';
import type { PageHandle } from './page-route.ts';

/** The parameters that pages say they read. @param handles of the routes that are matched */
export function paramsOf(handles: readonly unknown[]): Set<string> {
  return new Set(handles.flatMap((handle) => (handle as Partial<PageHandle>)?.params ?? []));
}

/** Those of `params` that are in `names`, in their order. */
export function onlyParams(params: URLSearchParams, names: ReadonlySet<string>): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => names.has(name)));
}

/**
 * The parameters of the address that the page says it reads, and a function that changes them. As
 * React Router's `useSearchParams`, which knows of all others too.
 */
export function usePageParams(): [URLSearchParams, SetURLSearchParams] {
  const [all, setParams] = useSearchParams();
  const matches = useMatches();
  const params = useMemo(
    () => onlyParams(all, paramsOf(matches.map(({ handle }) => handle))),
    [all, matches],
  );
  return [params, setParams];
}
