import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { overlayScript, SHOWN_KEY, showLoadingOverlay } from './loading-overlay.ts';
import { READY_EVENT } from './ready-event.ts';

const CLASS = 'loading-overlay';
const overlay = () => document.querySelector<HTMLElement>(`.${CLASS}`);
const percentage = () =>
  Number.parseInt(overlay()?.querySelector('.percentage')?.textContent ?? '');
const lit = (part: string) =>
  [...(overlay()?.querySelectorAll(`.${part}.lit`) ?? [])].map(({ textContent }) => textContent);

let readyState: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'loading';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});

afterEach(() => {
  vi.runAllTimers();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const show = () => showLoadingOverlay(CLASS, SHOWN_KEY, READY_EVENT);

function parsed(): void {
  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

function complete(): void {
  readyState = 'complete';
  window.dispatchEvent(new Event('load'));
}

describe('while the document loads', () => {
  test('there are a title, eight bars, a spinner, three badges and a percentage', () => {
    show();
    expect(overlay()).toHaveAttribute('aria-hidden', 'true');
    expect(overlay()?.querySelector('.brand')).toHaveTextContent('Roomtone');
    expect(overlay()?.querySelectorAll('.bar')).toHaveLength(8);
    expect(overlay()?.querySelector('.spinner')).not.toBeNull();
    const badges = overlay()?.querySelectorAll('.badge') ?? [];
    expect([...badges].map(({ textContent }) => textContent)).toEqual(['PLAY', 'RECORD', 'GO!']);
    expect(percentage()).toBe(0);
    expect(lit('badge')).toEqual(['PLAY']);
  });

  test('progress is fast below 30, slow above 85, and stops at 95', () => {
    show();
    const risen = (milliseconds: number) => {
      const before = percentage();
      vi.advanceTimersByTime(milliseconds);
      return percentage() - before;
    };
    const early = risen(200);
    vi.advanceTimersByTime(200);
    expect(percentage()).toBeGreaterThanOrEqual(30);
    expect(lit('badge')).toEqual(['PLAY', 'RECORD']);
    const middle = risen(200);
    while (percentage() <= 85) vi.advanceTimersByTime(40);
    const late = risen(200);
    expect(early).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(late);
    expect(late).toBeGreaterThan(0);
    expect(lit('badge')).toEqual(['PLAY', 'RECORD', 'GO!']);
    while (overlay() && percentage() < 95) vi.advanceTimersByTime(10);
    vi.advanceTimersByTime(100);
    expect(percentage()).toBe(95);
    expect(lit('bar')).toHaveLength(7);
  });
});

describe('it ends', () => {
  /** How long from now until it begins to fade, and until it is gone. */
  function watch(): { over: number; gone: number } {
    let passed = 0;
    const passUntil = (isSo: () => boolean) => {
      while (!isSo()) {
        vi.advanceTimersByTime(1);
        passed += 1;
      }
      return passed;
    };
    const over = passUntil(() => overlay()?.classList.contains('over') ?? false);
    expect(percentage()).toBe(100);
    expect(lit('bar')).toHaveLength(8);
    return { over, gone: passUntil(() => overlay() === null) };
  }

  test('300 ms after the document is complete, and is gone 400 ms later', () => {
    show();
    vi.advanceTimersByTime(100);
    parsed();
    complete();
    expect(watch()).toEqual({ over: 300, gone: 700 });
  });

  test('300 ms after it starts in a document that is complete already', () => {
    readyState = 'complete';
    show();
    expect(watch()).toEqual({ over: 300, gone: 700 });
  });

  test('300 ms after the app has hydrated, though pictures are still on their way', () => {
    show();
    parsed();
    vi.advanceTimersByTime(100);
    window.dispatchEvent(new Event(READY_EVENT));
    expect(watch()).toEqual({ over: 300, gone: 700 });
  });

  test.each(['pointerdown', 'keydown', 'wheel'])(
    'at once on %s, while all is still loading',
    (input) => {
      show();
      window.dispatchEvent(new Event(input));
      expect(watch()).toEqual({ over: 0, gone: 400 });
    },
  );

  test('1.5 s after the document can be read, though something of it hangs', () => {
    show();
    parsed();
    expect(watch()).toEqual({ over: 1500, gone: 1900 });
  });

  test('2.5 s after it began, whatever happens', () => {
    show();
    expect(watch()).toEqual({ over: 2500, gone: 2900 });
  });
});

describe('it is not shown', () => {
  test('to whoever was here before, in another tab either', () => {
    show();
    vi.runAllTimers();
    sessionStorage.clear();
    show();
    expect(overlay()).toBeNull();
  });

  test.each(['/admin', '/admin/users'])('at %s', (path) => {
    window.history.replaceState(null, '', path);
    show();
    expect(overlay()).toBeNull();
  });

  test('to robots', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
    );
    show();
    expect(overlay()).toBeNull();
  });
});

test('the script in the document does the same on its own', () => {
  const script = document.createElement('script');
  script.textContent = overlayScript;
  document.head.append(script);
  script.remove();
  expect(overlay()?.querySelectorAll('.bar')).toHaveLength(8);
});
