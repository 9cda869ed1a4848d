/** What a form holds: texts, and by brackets in their names, lists and groups of them. */
export type FormValue = string | FormValue[] | FormGroup;

export interface FormGroup {
  [name: string]: FormValue;
}

/** Takes apart `a[b][c]=1&d[]=2&d[]=3`, as Stripe's libraries write what they send. */
export function decodeForm(text: string): FormGroup {
  const root: FormGroup = emptyGroup();
  for (const [name, value] of new URLSearchParams(text)) put(root, segmentsOf(name), value);
  return listsIn(root) as FormGroup;
}

function segmentsOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((segment) => segment.replace(/\]$/, ''))];
}

function put(group: FormGroup, [segment, ...rest]: string[], value: string): void {
  const key = segment || String(Object.keys(group).length);
  if (rest.length === 0) {
    group[key] = value;
    return;
  }
  const inner = group[key];
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : emptyGroup();
  group[key] = next;
  put(next, rest, value);
}

/** Makes lists of the groups whose names are 0, 1, 2 and so on. */
function listsIn(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listsIn(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  if (isList) return entries.map(([, inner]) => inner);
  return Object.assign(emptyGroup(), Object.fromEntries(entries));
}

/** Without a prototype: names such as `__proto__` are names like any other. */
function emptyGroup(): FormGroup {
  return Object.create(null) as FormGroup;
}
