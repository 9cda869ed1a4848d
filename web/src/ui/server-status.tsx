import { createContext, useContext } from 'react';

/** What the server answers with besides the page that it renders. */
export interface ServerStatus {
  /** HTTP status. */
  code: number;
  /** Path to send the browser to instead. */
  redirect?: string;
}

const StatusContext = createContext<ServerStatus>({ code: 200 });

export const ServerStatusProvider = StatusContext.Provider;

/** Makes the server send the page with `code`. Does nothing in the browser. */
export function useServerStatus(code: number): void {
  const status = useContext(StatusContext);
  // Written while rendering, because on the server nothing else runs.
  if (import.meta.env.SSR) status.code = code;
}

/** Makes the server send the browser to `path`. Does nothing in the browser. */
export function useServerRedirect(path: string | undefined): void {
  const status = useContext(StatusContext);
  if (import.meta.env.SSR && path !== undefined) status.redirect = path;
}
