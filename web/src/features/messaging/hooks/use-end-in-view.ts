import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** How far from the end somebody may be who is taken for reading there. */
const NEAR_PX = 160;

/**
 * Keeps the end of a place that scrolls in view when something is added there, or when the place gets
 * less room, unless somebody reads further up; what they read stays where it is when something is added above it.
 * @param last what is at the end
 */
export function useEndInView(last: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef({ last: '', height: 0, room: 0 });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    const { last: known, height, room } = before.current;
    const wasNearEnd = height - scrollTop - room < NEAR_PX;
    const isOther = last !== known || clientHeight !== room;
    if (known === '' || (isOther && wasNearEnd)) element.scrollTop = scrollHeight;
    else if (last === known) element.scrollTop = scrollTop + scrollHeight - height;
    before.current = { last, height: scrollHeight, room: clientHeight };
  });
  return place;
}
