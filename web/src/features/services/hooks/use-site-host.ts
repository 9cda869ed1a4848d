import { useOrigin } from '#web/ui/origin.tsx';

/** Where the product is reached, as people say it: without the protocol. */
export function useSiteHost(): string {
  return useOrigin().replace(/^https?:\/\//, '');
}
