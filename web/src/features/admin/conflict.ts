/** Something in a form that two editors may both have changed. */
export interface ConflictField<Values> {
  name: string;
  label: string;
  /** What it says, to be compared word by word. */
  textOf: (values: Values) => string;
  /** All of it, such as what is bold, to tell whether two are the same; what it says unless given. */
  exactOf?: (values: Values) => string;
  /** Has some values say what others say here. */
  take: (into: Values, from: Values) => Values;
  /** Whether what it says is the path of a sound, to be heard. */
  isSound?: boolean;
}

/** Whose values of a field stay. */
export type Side = 'theirs' | 'mine';

/** A field in which what two editors have is not the same, and whose it seems that is wanted. */
export interface Disputed<Values> {
  field: ConflictField<Values>;
  /** Theirs where only they have changed it. */
  side: Side;
}

/** The field that is a value of a form by its name. @param textOf what is read of it; itself by default */
export function fieldOf<Name extends string, Values extends Record<Name, string>>(
  name: Name,
  label: string,
  textOf: (value: string) => string = (value) => value,
): ConflictField<Values> {
  return {
    name,
    label,
    textOf: (values) => textOf(values[name]),
    take: (into, from) => ({ ...into, [name]: from[name] }),
  };
}

/** The fields that two editors have different, who both began with `base`. */
export function disputed<Values>(
  fields: readonly ConflictField<Values>[],
  { base, theirs, mine }: { base: Values; theirs: Values; mine: Values },
): Disputed<Values>[] {
  return fields.flatMap((field) => {
    const exactOf = field.exactOf ?? field.textOf;
    if (exactOf(theirs) === exactOf(mine)) return [];
    return [{ field, side: exactOf(mine) === exactOf(base) ? 'theirs' : 'mine' }];
  });
}

/** What one has, with what the other has of the fields that were decided for them. */
export function settled<Values>(
  all: readonly Disputed<Values>[],
  { theirs, mine }: { theirs: Values; mine: Values },
): Values {
  return all.reduce(
    (values, { field, side }) => (side === 'theirs' ? field.take(values, theirs) : values),
    mine,
  );
}
