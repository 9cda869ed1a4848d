import { useTranslation } from 'react-i18next';
import { readComparison } from '#domain/favorites/comparison.ts';
import { COMPARED_LIMIT } from '#domain/favorites/limits.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { TICKED } from '../ticked-param.ts';

export interface Ticked {
  ids: readonly string[];
  /** Ticks a studio that is not, and unticks one that is. Says so when there are four already. */
  toggle: (studioId: string) => void;
  clear: () => void;
}

/** Which saved studios are ticked to be compared: part of the address, so that Back finds them again. */
export function useTicked(): Ticked {
  const { t } = useTranslation('favorites');
  const [params, setParams] = usePageParams();
  const { ids } = readComparison(params.get(TICKED));

  function set(next: readonly string[]): void {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next.length > 0) after.set(TICKED, next.join(','));
        else after.delete(TICKED);
        return after;
      },
      // At once, and not as a transition: what is ticked next counts on what is ticked now.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  }

  return {
    ids,
    toggle: (studioId) => {
      if (ids.includes(studioId)) return set(ids.filter((id) => id !== studioId));
      if (ids.length < COMPARED_LIMIT) return set([...ids, studioId]);
      showToast({
        title: t('compare.fullTitle', { limit: COMPARED_LIMIT }),
        description: t('compare.fullText'),
      });
    },
    clear: () => set([]),
  };
}
