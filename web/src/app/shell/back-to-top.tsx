import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useScrolledPast } from './use-scrolled-past.ts';

const BackToTopButton = lazy<ComponentType<{ contentId: string }>>(async () => {
  try {
    return { default: (await import('./back-to-top-button.tsx')).BackToTopButton };
  } catch {
    // Offline, the page is worth more than a way to its top.
    return { default: () => null };
  }
});

/** From here on the way back up is worth a button (spec §9). */
const FAR_PX = 300;

/** Goes back to the top of a page that was scrolled far; before that there is no code for it. */
export function BackToTop({ contentId }: { contentId: string }) {
  const isFar = useScrolledPast(FAR_PX);
  return (
    isFar && (
      <Suspense>
        <BackToTopButton contentId={contentId} />
      </Suspense>
    )
  );
}
