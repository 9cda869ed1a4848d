/** What an element is given that says nothing of its looks but whether it is there. */
const APART =
  /^(?:children|classNames?|style|theme|id|key|name|title|alt|src|srcSet|href|to|state|value|defaultValue|aria-.+|data-.+|on[A-Z].+)$/;

/** Nothing that styles look into is nested as deep; what is may go round in circles. */
const DEEPEST = 8;

/**
 * What the styles of an element can depend on, as a text that tells it from others: values, and of
 * content, components and functions whether there are any.
 * @returns undefined for what no text can tell from others, such as styles that are functions
 */
export function looksOf(props: Readonly<Record<string, unknown>>): string | undefined {
  let looks = '';
  for (const name in props) {
    const value = props[name];
    let text: string | undefined;
    if (APART.test(name)) text = value ? '+' : '-';
    else if (name === 'ownerState') text = looksOf((value ?? {}) as Record<string, unknown>);
    else text = name !== 'sx' && isOpaque(value) ? '*' : textOf(value, 0);
    if (text === undefined) return undefined;
    looks += `${name}${text}`;
  }
  return `{${looks}}`;
}

/** A component, a function or an element. */
function isOpaque(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

function textOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return `"${value.length} ${value}`;
  if (typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'function' ? undefined : `:${String(value)};`;
  }
  if (depth > DEEPEST || isOpaque(value)) return undefined;
  let text = Array.isArray(value) ? '[' : '{';
  for (const name in value) {
    const inner = textOf((value as Record<string, unknown>)[name], depth + 1);
    if (inner === undefined) return undefined;
    text += `${name.length} ${name}${inner}`;
  }
  return `${text}}`;
}
