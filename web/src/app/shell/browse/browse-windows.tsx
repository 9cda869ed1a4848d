import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import type { BrowseWindow } from '#web/lib/page-link.ts';
import { useBrowseWindow } from './use-browse-window.ts';

const BrowseDialog = lazy(async () => ({
  default: (await import('./browse-dialog.tsx')).BrowseDialog,
}));

/** The windows over any page, fetched when one is first opened. */
export function BrowseWindows() {
  const { shown, close } = useBrowseWindow();
  // Kept while it fades out. Set after the start, since the server is not told what stands after `#`.
  const [last, setLast] = useState<BrowseWindow>();
  useEffect(() => {
    if (shown) startTransition(() => setLast(shown));
  }, [shown]);
  if (last === undefined) return null;
  return (
    <Suspense>
      <BrowseDialog name={shown ?? last} open={shown !== undefined} onClose={close} />
    </Suspense>
  );
}
