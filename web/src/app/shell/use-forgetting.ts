import { useEffect, useRef } from 'react';
import { forgetCommands } from '#web/app/command-palette/recent-commands.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { forgetAllProducts } from '#web/features/catalog/recent-products.ts';
import { forgetHeard } from '#web/features/podcasts/player/played-episode.ts';
import { forgetAllSearches } from '#web/features/search/recent-searches.ts';
import { forgetAllStudios } from '#web/features/search/recent-studios.ts';

/**
 * Forgets what somebody has looked for and heard once they are logged out: whoever uses the browser next may be
 * somebody else.
 */
export function useForgetting(): void {
  const userId = useSession()?.id;
  const formerId = useRef(userId);
  useEffect(() => {
    if (formerId.current !== undefined && formerId.current !== userId) {
      forgetAllSearches();
      forgetAllStudios();
      forgetAllProducts();
      forgetCommands();
      forgetHeard();
    }
    formerId.current = userId;
  }, [userId]);
}
