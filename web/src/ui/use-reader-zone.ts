import { useIsHydrating } from './hydrated.ts';

/** The time zone of the reader, which the server that renders the page does not know. */
export function useReaderZone(): string {
  return useIsHydrating() ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
