import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import createIcon, { drawingsFor } from './icon.tsx';

const Bell = createIcon({ name: 'bell', node: [['path', { d: 'M1 2h3', key: 'a' }]] });
const Dot = createIcon({ name: 'dot', node: [['circle', { cx: '1', cy: '2', r: '3', key: 'b' }]] });

afterEach(() => document.body.replaceChildren());

function render(icons: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(place).render(icons));
}

function drawingOf(name: string): string | undefined {
  return document.getElementById(`icon-${name}`)?.innerHTML;
}

test('what a document came without is drawn once', () => {
  render(
    <>
      <Bell />
      <Bell size={12} />
    </>,
  );
  expect(document.querySelectorAll('symbol')).toHaveLength(1);
  expect(drawingOf('bell')).toBe('<path d="M1 2h3"></path>');
});

test('the server draws what a page shows, and the browser not again', () => {
  const markup = renderToStaticMarkup(<Dot />);
  document.body.innerHTML = drawingsFor(markup + markup);
  expect(document.querySelectorAll('symbol')).toHaveLength(1);
  expect(drawingOf('dot')).toBe('<circle cx="1" cy="2" r="3"></circle>');
  render(<Dot />);
  expect(document.querySelectorAll('symbol')).toHaveLength(1);
});

test('an icon is decoration unless it has a name', () => {
  render(
    <>
      <Bell className="loud" fill="currentColor" />
      <Bell aria-label="Reminders" />
    </>,
  );
  const [decoration, named] = document.querySelectorAll('svg.icon');
  expect(decoration?.outerHTML).toBe(
    '<svg class="icon loud" width="24" height="24" aria-hidden="true" fill="currentColor"><use href="#icon-bell"></use></svg>',
  );
  expect(named?.hasAttribute('aria-hidden')).toBe(false);
});
