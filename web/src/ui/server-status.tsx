import { createContext, useContext } from 'react';

/** What the server answers with besides the page that it renders. */
export class ServerStatus {
  /** HTTP status. */
  code: number;
  /** Path to send the browser to instead. */
  redirect: string | undefined;

  constructor(code: number) {
    this.code = code;
  }

  respondWith(code: number): void {
    this.code = code;
  }

  redirectTo(path: string): void {
    this.redirect = path;
  }
}

const StatusContext = createContext<ServerStatus | undefined>(undefined);

export const ServerStatusProvider = StatusContext.Provider;

/** Makes the server send the page with `code`. Does nothing in the browser. */
export function useServerStatus(code: number): void {
  // Told while rendering, because on the server nothing else runs.
  useContext(StatusContext)?.respondWith(code);
}

/** Makes the server send the browser to `path`. Does nothing in the browser. */
export function useServerRedirect(path: string): void {
  useContext(StatusContext)?.redirectTo(path);
}
