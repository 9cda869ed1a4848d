/**
 * Names that say what a component was given, of those that stand on a page most often. No rule of
 * MUI's or ours and no script asks for them, so that they would only be sent and looked up.
 */
const UNUSED =
  /^Mui(?:(?:Typography|Link|IconButton|ButtonBase|Paper|Card|Container)-|Button-(?!root$|startIcon$|endIcon$|loading))/;

/** Whether a name is used, for each that was asked about: as many as MUI has. */
const known = new Map<string, boolean>();

/** In the place of MUI's: the class names of each slot, without those that nothing uses. */
export default function composeClasses<Slot extends string>(
  slots: Readonly<Record<Slot, readonly (string | false | null | undefined)[]>>,
  getUtilityClass: (slot: string) => string,
  classes?: Readonly<Partial<Record<string, string>>>,
): Record<Slot, string> {
  const composed = {} as Record<Slot, string>;
  for (const slot in slots) {
    let names = '';
    for (const value of slots[slot]) {
      if (!value) continue;
      const name = getUtilityClass(value);
      if (isUsed(name)) names = joined(names, name);
      const own = classes?.[value];
      if (own) names = joined(names, own);
    }
    composed[slot] = names;
  }
  return composed;
}

function isUsed(name: string): boolean {
  let used = known.get(name);
  if (used === undefined) known.set(name, (used = !UNUSED.test(name)));
  return used;
}

function joined(names: string, name: string): string {
  return names === '' ? name : `${names} ${name}`;
}
