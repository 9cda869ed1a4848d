import { useEffect, useEffectEvent, useState } from 'react';

/** What keys do with an item of a list, by its place. */
interface QueueKeys {
  a: (index: number) => void;
  r: (index: number) => void;
  x: (index: number) => void;
}

/** Where letters are typed, they are letters. */
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"]';

/**
 * Walks a list by keys: `j` to the next item, `k` to the one before, and what else they do with it.
 * @returns the place of the item that keys are about; -1 before the first key
 */
export function useQueueKeys(count: number, keys: QueueKeys): number {
  const [index, setIndex] = useState(-1);
  const current = Math.min(index, count - 1);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    if (key === 'j') setIndex(Math.min(current + 1, count - 1));
    else if (key === 'k') setIndex(Math.max(current - 1, 0));
    else if ((key === 'a' || key === 'r' || key === 'x') && current >= 0) {
      // What opens next does not get the letter.
      event.preventDefault();
      keys[key](current);
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return current;
}
