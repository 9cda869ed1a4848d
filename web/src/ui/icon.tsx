import { useInsertionEffect } from 'react';
import type { ComponentType, SVGProps } from 'react';

/*
 * Takes the place of what lucide-react makes its icons with (web/icons-by-reference.ts). A page shows
 * the same few icons many times, so each is drawn once and referred to.
 */

/** An icon of lucide-react. */
export interface IconData {
  name: string;
  /** What it is drawn of: elements with their attributes. */
  node: readonly (readonly [element: string, attributes: Record<string, string | undefined>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels. */
  size?: number | string;
}

/** The element that holds the drawings. */
const DRAWINGS_ID = 'icons';
const VIEW_BOX = '0 0 24 24';

/** Every icon that has been loaded, by its name. */
const icons = new Map<string, IconData>();

/** Of most icons, in pixels: what they need not say. */
const USUAL_SIZE = 20;

/** What icons look like unless they say otherwise. */
export const iconStyle =
  `:where(.icon:not([width])){width:${USUAL_SIZE}px;height:${USUAL_SIZE}px}` +
  '.icon{stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}.icon:not([fill]){fill:none}.icon:not([stroke-width]){stroke-width:2}';

/** Makes the component of an icon. */
export default function createIcon(icon: IconData): ComponentType<IconProps> {
  icons.set(icon.name, icon);
  function Icon({ size = 24, className, ...others }: IconProps) {
    useInsertionEffect(() => draw(icon), []);
    return (
      <svg
        className={className ? `icon ${className}` : 'icon'}
        {...(size !== USUAL_SIZE && { width: size, height: size })}
        aria-hidden={isNamed(others) ? undefined : true}
        {...others}
      >
        <use href={`#${idOf(icon.name)}`} />
      </svg>
    );
  }
  Icon.displayName = icon.name;
  return Icon;
}

/** The drawings of the icons that some markup refers to, to stand before it. */
export function drawingsFor(markup: string): string {
  const names = new Set(
    [...markup.matchAll(/<use href="#icon-([\w-]+)"/g)].flatMap(([, name]) => name ?? []),
  );
  const symbols = [...names].map((name) => {
    const parts = icons.get(name)?.node.map(markupOf).join('') ?? '';
    return `<symbol id="${idOf(name)}" viewBox="${VIEW_BOX}">${parts}</symbol>`;
  });
  return `<svg id="${DRAWINGS_ID}" display="none">${symbols.join('')}</svg>`;
}

function idOf(name: string): string {
  return `icon-${name}`;
}

/** Whether an icon is more than decoration. */
function isNamed(attributes: object): boolean {
  return Object.keys(attributes).some(
    (name) => name.startsWith('aria-') || name === 'role' || name === 'title',
  );
}

function markupOf([element, { key: _key, ...attributes }]: IconData['node'][number]): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${pairs.join('')}></${element}>`;
}

/** Adds the drawing of an icon that the document came without. */
function draw({ name, node }: IconData): void {
  if (document.getElementById(idOf(name))) return;
  const symbol = svgElement('symbol', { id: idOf(name), viewBox: VIEW_BOX });
  symbol.append(
    ...node.map(([element, { key: _key, ...attributes }]) => svgElement(element, attributes)),
  );
  drawings().append(symbol);
}

function drawings(): Element {
  const found = document.getElementById(DRAWINGS_ID);
  if (found) return found;
  const made = svgElement('svg', { id: DRAWINGS_ID, display: 'none' });
  document.body.prepend(made);
  return made;
}

function svgElement(name: string, attributes: Record<string, string | undefined>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value ?? '');
  return element;
}
