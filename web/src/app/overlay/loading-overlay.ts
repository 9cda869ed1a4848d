import { READY_EVENT } from './ready-event.ts';

/** Under this key the browser remembers that the overlay was shown. */
export const SHOWN_KEY = 'roomtone-overlay-shown';

/** Class of the overlay; what stands in it is styled by its parts below. */
const CLASS = 'loading-overlay';

/**
 * Shows a level meter over the page while the document of somebody's first visit is loading (spec
 * §2.3, ruling 10). It holds nothing up: the page renders below it, and it goes as soon as that is
 * ready or somebody presses anything. It is run from the document itself, before anything is painted, so it may refer
 * to nothing outside: see {@link overlayScript}. The page below is complete for screen readers all
 * the while, which are not notified of it.
 */
export function showLoadingOverlay(className: string, shownKey: string, readyEvent: string): void {
  const isRobot = /bot|crawl|spider/i.test(navigator.userAgent);
  if (isRobot || /^\/admin(\/|$)/.test(location.pathname)) return;
  try {
    if (localStorage.getItem(shownKey)) return;
    localStorage.setItem(shownKey, '1');
  } catch {
    // A browser that keeps nothing would show it on each page.
    return;
  }

  const part = (name: string, text = '') => {
    const element = document.createElement('div');
    element.className = name;
    element.textContent = text;
    return element;
  };
  const bars = Array.from({ length: 8 }, () => part('bar'));
  // Percentages from which the stages are lit.
  const stages = [
    { from: 0, badge: part('badge', 'PLAY') },
    { from: 30, badge: part('badge', 'RECORD') },
    { from: 85, badge: part('badge', 'GO!') },
  ];
  const meter = part('meter');
  meter.append(...bars);
  const badges = part('badges');
  badges.append(...stages.map(({ badge }) => badge));
  const percentage = part('percentage');
  const overlay = part(className);
  overlay.setAttribute('aria-hidden', 'true');
  overlay.append(part('brand', 'Roomtone'), meter, badges, part('spinner'), percentage);

  let progress = 0;
  const show = (next: number) => {
    progress = next;
    percentage.textContent = `${Math.floor(progress)}%`;
    bars.forEach((bar, index) => bar.classList.toggle('lit', progress >= (index + 1) * 12.5));
    for (const { from, badge } of stages) badge.classList.toggle('lit', progress >= from);
  };
  show(0);
  document.body.prepend(overlay);

  const rise = setInterval(() => {
    const step = progress < 30 ? 3 : progress > 85 ? 0.5 : 2;
    show(Math.min(95, progress + step));
  }, 40);
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    clearInterval(rise);
    show(100);
    overlay.classList.add('over');
    setTimeout(() => overlay.remove(), 400);
  };
  const finishSoon = () => setTimeout(finish, 300);
  if (document.readyState === 'complete') finishSoon();
  else addEventListener('load', finishSoon, { once: true });
  addEventListener(readyEvent, finishSoon, { once: true });
  for (const input of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(input, finish, { once: true, passive: true });
  }
  // Something of the page hangs: it can be read all the same.
  const readable = () => setTimeout(finish, 1500);
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', readable, { once: true });
  } else readable();
  setTimeout(finish, 2500);
}

/** Shows the overlay, as a script that the document begins with. */
export const overlayScript = `(${showLoadingOverlay.toString()})(${JSON.stringify(CLASS)},${JSON.stringify(SHOWN_KEY)},${JSON.stringify(READY_EVENT)})`;

const bar = (index: number, height: number) =>
  `.${CLASS} .bar:nth-child(${index + 1}){height:${height}px;animation-delay:-${index * 130}ms}`;

/** How it looks, in either scheme. */
export const overlayStyle = [
  `.${CLASS}{--paper:#f7f4ee;--ink:#17140f;--muted:#655e53;--line:#e4ded3;--tally:#c93a24;position:fixed;inset:0;z-index:2000;display:grid;align-content:center;justify-items:center;gap:24px;background:var(--paper);color:var(--ink);font-family:"Instrument Sans Variable",system-ui,sans-serif;transition:opacity 400ms ease}`,
  `[data-theme="dark"] .${CLASS}{--paper:#12110f;--ink:#f3eee4;--muted:#a9a193;--line:#2e2a25;--tally:#ff7a5c}`,
  `.${CLASS}.over{opacity:0;pointer-events:none}`,
  `.${CLASS} .brand{font:700 40px/1 "Bricolage Grotesque Variable",system-ui,sans-serif;letter-spacing:-.02em}`,
  `.${CLASS} .meter{display:flex;align-items:end;gap:8px;height:72px}`,
  `.${CLASS} .bar{width:10px;border-radius:5px;background:var(--line);transform-origin:bottom;animation:level 900ms ease-in-out infinite alternate;transition:background 200ms}`,
  ...[28, 44, 60, 72, 52, 64, 40, 32].map((height, index) => bar(index, height)),
  `.${CLASS} .bar.lit{background:var(--ink)}.${CLASS} .bar.lit:nth-child(n+7){background:var(--tally)}`,
  `.${CLASS} .badges{display:flex;gap:8px}`,
  `.${CLASS} .badge{padding:4px 14px;border:1px solid var(--line);border-radius:999px;font-size:12px;font-weight:600;letter-spacing:.08em;color:var(--muted);transition:color 200ms,border-color 200ms}`,
  `.${CLASS} .badge.lit{color:var(--ink);border-color:var(--ink)}`,
  `.${CLASS} .spinner{width:28px;height:28px;border:3px solid var(--line);border-top-color:var(--tally);border-radius:50%;animation:turn 800ms linear infinite}`,
  `.${CLASS} .percentage{font-variant-numeric:tabular-nums;font-weight:600}`,
  '@keyframes level{from{transform:scaleY(.55)}}@keyframes turn{to{transform:rotate(1turn)}}',
  `@media (prefers-reduced-motion:reduce){.${CLASS},.${CLASS} *{animation:none;transition:none}}`,
].join('');
