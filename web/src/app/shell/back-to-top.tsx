import { lazy } from 'react';
import { Optional } from '#web/ui/optional.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

const BackToTopButton = lazy(async () => ({
  default: (await import('./back-to-top-button.tsx')).BackToTopButton,
}));

/** From here on the way back up is worth a button (spec §9). */
const FAR_PX = 300;

/** Goes back to the top of a page that was scrolled far; before that there is no code for it. */
export function BackToTop({ contentId }: { contentId: string }) {
  const isFar = useScrolledPast(FAR_PX);
  return (
    isFar && (
      <Optional>
        <BackToTopButton contentId={contentId} />
      </Optional>
    )
  );
}
