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

/** Parameters with another value of one of them, or without it where the value is empty. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/**
 * A function that gives a parameter of the address a value, or takes it away where the value is empty.
 * The address takes the place of the one before, and the page stays where it is.
 */
export function useSetPageParam(): (name: string, value: string) => void {
  const [params, setParams] = usePageParams();
  return (name, value) =>
    setParams(withParam(params, name, value), { replace: true, preventScrollReset: true });
}
