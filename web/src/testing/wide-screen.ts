import { vi } from 'vitest';

/** Lets the app take the screen for a wide one until the test is over, as a desktop's. */
export function useWideScreen(): void {
  const narrow = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(narrow(query), { matches: /^\(min-width:[\d.]+px\)$/.test(query) }),
  );
}
