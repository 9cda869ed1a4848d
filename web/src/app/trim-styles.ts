import type { StylisElement, StylisPlugin } from '@emotion/cache';
import { joinSides } from './join-sides.ts';

/** Rules and declarations for Firefox before 2021, beside what it knows today. */
const FORGOTTEN_RULE = /::-moz-focus-inner$/;
const FORGOTTEN = '-moz-appearance';

/** What MUI's buttons declare for all of their looks, and use for one. */
const CHOICE = /^--variant-/;

/** Holds on every screen; MUI puts into it what is for phones and larger. */
const ALWAYS = '@media (min-width:0px)';

/** Has text, or an address, in which spaces count. */
const LITERAL = /["']|url\(/;

/**
 * Takes out of styles what has no effect, as MUI's have much of, and writes them shorter: variables
 * that nothing uses, conditions that always hold, and rules one after the other for the same.
 */
export const trimSheet: StylisPlugin = (element, index, siblings) => {
  if (index > 0 || element.root || !Array.isArray(siblings)) return;
  dropUnusedChoices(siblings);
  dropReplaced(siblings);
  for (const [place, sibling] of siblings.entries()) {
    const [only, ...others] = childrenOf(sibling);
    if (sibling.value === ALWAYS && only && others.length === 0) siblings[place] = only;
  }
  joinNeighbours(siblings);
};

/** The same within a rule: what a later declaration replaces, and spaces. */
export const trimRule: StylisPlugin = (element) => {
  const { type, props, children } = element;
  if (type !== 'rule' || !Array.isArray(children)) return;
  if (FORGOTTEN_RULE.test(String(props))) {
    element.children = [];
    return;
  }
  const last = new Map(children.map((child) => [String(child.props), child]));
  const kept = children.filter(
    (child) =>
      child.props !== FORGOTTEN && (last.get(String(child.props)) === child || isImportant(child)),
  );
  for (const child of kept) child.value = shorter(child.value);
  element.children = joinSides(kept);
};

function childrenOf({ children }: StylisElement): readonly StylisElement[] {
  return Array.isArray(children) ? children : [];
}

function isImportant({ value }: StylisElement): boolean {
  return value.includes('!important');
}

function textOf(elements: readonly StylisElement[]): string {
  return elements.map((element) => textOf(childrenOf(element)) || element.value).join('');
}

function dropUnusedChoices(elements: readonly StylisElement[]): void {
  const text = textOf(elements);
  const isUnused = ({ props }: StylisElement) =>
    CHOICE.test(String(props)) && !text.includes(`var(${String(props)})`);
  const drop = (element: StylisElement) => {
    if (!Array.isArray(element.children)) return;
    element.children = element.children.filter((child) => !isUnused(child));
    element.children.forEach(drop);
  };
  elements.forEach(drop);
}

/** Drops what a later rule for the same selector, which holds whenever the earlier does, says anew. */
function dropReplaced(elements: readonly StylisElement[]): void {
  const later = new Set<string>();
  for (const element of elements.toReversed()) {
    const isRule = element.type === 'rule';
    for (const rule of isRule ? [element] : childrenOf(element)) {
      if (rule.type !== 'rule' || !Array.isArray(rule.children)) continue;
      const keyOf = ({ props }: StylisElement) => `${String(rule.props)}{${String(props)}`;
      rule.children = rule.children.filter(
        (child) => !later.has(keyOf(child)) || isImportant(child),
      );
      if (isRule) for (const child of rule.children) later.add(keyOf(child));
    }
  }
}

/** Has the first of rules for the same selector, one after the other, say what all do. */
function joinNeighbours(siblings: readonly StylisElement[]): void {
  let first: StylisElement | undefined;
  for (const sibling of siblings) {
    const { type, props, children } = sibling;
    if (childrenOf(sibling).length === 0) continue;
    if (type === 'rule' && first?.type === 'rule' && String(first.props) === String(props)) {
      first.children = [...childrenOf(first), ...(children as StylisElement[])];
      sibling.children = [];
    } else first = sibling;
  }
}

function shorter(value: string): string {
  if (LITERAL.test(value)) return value;
  return value
    .replaceAll(', ', ',')
    .replaceAll(' / ', '/')
    .replaceAll(/(?<![\w.])0\.(?=\d)/g, '.')
    .replaceAll(/\) 0ms(?=[,;])/g, ')');
}
