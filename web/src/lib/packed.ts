/** JSON with what its objects have in common apart: names of fields, and values that all have. */
export interface Packed {
  shapes: readonly Shape[];
  /** Arrays begin with -1, objects with the index of their shape; their items and values follow. */
  value: unknown;
}

/** Fields in the order in which objects hold them, with the value of those that are the same in all. */
type Shape = readonly (string | readonly [name: string, value: Scalar])[];
type Scalar = string | number | boolean | null;
type Field = readonly [name: string, value: unknown];

const ARRAY = -1;

/** Objects with the same fields. */
interface Alike {
  index: number;
  names: readonly string[];
  count: number;
  /** What the first has of each field, while all others have the same. */
  shared: Map<string, Scalar>;
}

/** Names the fields of objects, and values that these share, once for all that have the same, as the items of lists do. */
export function pack(value: unknown): Packed {
  const groups = group(value);
  const packed = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) return [ARRAY, ...one.map(packed)];
    const fields = fieldsOf(one);
    const { index, shared } = groups.get(keyOf(fields))!;
    const own = fields.filter(([name]) => !shared.has(name));
    return [index, ...own.map(([, inner]) => packed(inner))];
  };
  return { shapes: [...groups.values()].map(shapeOf), value: packed(value) };
}

function group(value: unknown): Map<string, Alike> {
  const groups = new Map<string, Alike>();
  const note = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    if (Array.isArray(one)) return one.forEach(note);
    const fields = fieldsOf(one);
    noteObject(groups, fields);
    for (const [, inner] of fields) note(inner);
  };
  note(value);
  for (const alike of groups.values()) if (alike.count === 1) alike.shared.clear();
  return groups;
}

function noteObject(groups: Map<string, Alike>, fields: readonly Field[]): void {
  const key = keyOf(fields);
  const alike = groups.get(key);
  if (!alike) {
    const names = fields.map(([name]) => name);
    const shared = new Map(fields.filter((field): field is [string, Scalar] => isScalar(field[1])));
    groups.set(key, { index: groups.size, names, count: 1, shared });
    return;
  }
  alike.count += 1;
  for (const [name, value] of fields) {
    if (alike.shared.get(name) !== value) alike.shared.delete(name);
  }
}

function shapeOf({ names, shared }: Alike): Shape {
  return names.map((name) => (shared.has(name) ? [name, shared.get(name)!] : name));
}

/** JSON leaves out what is undefined. */
function fieldsOf(object: object): Field[] {
  return Object.entries(object).filter(([, value]) => value !== undefined);
}

function keyOf(fields: readonly Field[]): string {
  return JSON.stringify(fields.map(([name]) => name));
}

function isScalar(value: unknown): value is Scalar {
  return typeof value !== 'object' || value === null;
}

/** What was packed. */
export function unpack({ shapes, value }: Packed): unknown {
  const unpacked = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one;
    const [index, ...rest] = one as [number, ...unknown[]];
    const values = rest.map(unpacked);
    if (index === ARRAY) return values;
    let at = 0;
    return Object.fromEntries(
      (shapes[index] ?? []).map((field) =>
        typeof field === 'string' ? [field, values[at++]] : field,
      ),
    );
  };
  return unpacked(value);
}
