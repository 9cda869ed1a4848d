import type { StylisElement } from '@emotion/cache';

const FAMILIES = ['padding', 'margin'] as const;

type Side = 'top' | 'right' | 'bottom' | 'left';
type Sides = Partial<Record<Side, string>>;

/** Both sides of a line, and above and below it. */
const AXES = { block: ['top', 'bottom'], inline: ['left', 'right'] } as const;

/** Values apart from each other, with what they have in brackets. */
const VALUES = /(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

/** What stands for all values at once, outranks what comes later, or may be more than one. */
const WHOLE = /!important|^(?:inherit|initial|unset|revert|revert-layer)$|^var\(/;

/**
 * Says the sides of paddings and margins at once. All our languages are written in lines, from left
 * to right, so that both sides of a line have two names.
 */
export function joinSides(children: readonly StylisElement[]): StylisElement[] {
  let joined = [...children];
  for (const family of FAMILIES) {
    const own = joined.filter(({ props }) => String(props).split('-', 1)[0] === family);
    const sides = own.length > 1 ? sidesOf(own, family) : undefined;
    if (!sides) continue;
    const last = own.at(-1)!;
    const short = declared(family, sides).map(([props, value]) => ({
      ...last,
      props,
      value: `${props}:${value};`,
    }));
    joined = joined.flatMap((child) => {
      if (child === last) return short;
      return own.includes(child) ? [] : child;
    });
  }
  return joined;
}

/** @returns undefined when it cannot be told what each side is */
function sidesOf(declarations: readonly StylisElement[], family: string): Sides | undefined {
  const sides: Sides = {};
  for (const { props, value } of declarations) {
    const said = value.slice(value.indexOf(':') + 1, -1);
    const values = said.match(VALUES) ?? [];
    if (WHOLE.test(said) || values.join(' ') !== said) return undefined;
    const one = sidesIn(String(props).slice(family.length + 1), values);
    if (!one) return undefined;
    Object.assign(sides, one);
  }
  return sides;
}

function sidesIn(name: string, [first, second = first, third = first, fourth = second]: string[]) {
  switch (name) {
    case '':
      return { top: first, right: second, bottom: third, left: fourth };
    case 'block':
      return { top: first, bottom: second };
    case 'inline':
      return { left: first, right: second };
    case 'top':
    case 'right':
    case 'bottom':
    case 'left':
      return { [name]: first };
    default:
      return undefined;
  }
}

/** Names and values of the fewest declarations. */
function declared(family: string, sides: Sides): [name: string, value: string][] {
  const { top, right, bottom, left } = sides;
  if (top && right && bottom && left) return [[family, shortest([top, right, bottom, left])]];
  return Object.entries(AXES).flatMap(([axis, [start, end]]): [string, string][] => {
    const from = sides[start];
    const to = sides[end];
    if (from && to) return [[`${family}-${axis}`, from === to ? from : `${from} ${to}`]];
    if (from) return [[`${family}-${start}`, from]];
    return to ? [[`${family}-${end}`, to]] : [];
  });
}

function shortest([top, right, bottom, left]: [string, string, string, string]): string {
  if (left !== right) return [top, right, bottom, left].join(' ');
  if (top !== bottom) return [top, right, bottom].join(' ');
  return top === right ? top : `${top} ${right}`;
}
