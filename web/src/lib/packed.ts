/** JSON with the names of its objects' fields apart, which most of them share. */
export interface Packed {
  /** Names of fields, in the order in which objects hold them. */
  shapes: readonly (readonly string[])[];
  /** Arrays begin with -1, objects with the index of their shape; their items and values follow. */
  value: unknown;
}

const ARRAY = -1;

/** Names the fields of objects once for all that have the same, as the items of lists do. */
export function pack(value: unknown): Packed {
  const shapes: string[][] = [];
  const indexes = new Map<string, number>();
  const shapeOf = (names: string[]): number => {
    const key = JSON.stringify(names);
    let index = indexes.get(key);
    if (index === undefined) indexes.set(key, (index = shapes.push(names) - 1));
    return index;
  };
  const packed = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) return [ARRAY, ...one.map(packed)];
    // JSON leaves out what is undefined.
    const fields = Object.entries(one).filter(([, inner]) => inner !== undefined);
    return [shapeOf(fields.map(([name]) => name)), ...fields.map(([, inner]) => packed(inner))];
  };
  return { shapes, value: packed(value) };
}

/** What was packed. */
export function unpack({ shapes, value }: Packed): unknown {
  const unpacked = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one;
    const [index, ...rest] = one as [number, ...unknown[]];
    const values = rest.map(unpacked);
    if (index === ARRAY) return values;
    return Object.fromEntries((shapes[index] ?? []).map((name, at) => [name, values[at]]));
  };
  return unpacked(value);
}
