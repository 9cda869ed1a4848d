import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled further than `distance` px. Once it is, scrolling back by
 * `hysteresis` px more is what changes that, so that nothing flickers around the edge.
 */
export function useScrolledPast(distance: number, hysteresis = 0): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => {
      setIsPast((wasPast) => window.scrollY > distance - (wasPast ? hysteresis : 0));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [distance, hysteresis]);
  return isPast;
}
