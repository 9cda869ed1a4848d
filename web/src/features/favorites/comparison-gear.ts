/** Something that a studio has. */
interface Item<Kind> {
  name: string;
  category: Kind;
}

/** The gear of one kind, studio by studio. */
export interface GearRow<Kind> {
  kind: Kind;
  /** What each studio has of it, in its own order. */
  items: readonly (readonly GearItem[])[];
  /** Whether the studios have anything different of it. */
  differs: boolean;
}

export interface GearItem {
  name: string;
  /** How many of the studios have it. */
  owners: number;
}

/** Puts the gear of studios side by side by its kind, in the order in which kinds first occur. */
export function gearRows<Kind>(
  studios: readonly { equipment: readonly Item<Kind>[] }[],
): GearRow<Kind>[] {
  const all = studios.flatMap(({ equipment }) => equipment);
  const kinds = new Set(all.map(({ category }) => category));
  return [...kinds].map((kind) => {
    const names = studios.map(({ equipment }) =>
      equipment.filter(({ category }) => category === kind).map(({ name }) => name),
    );
    const ownersOf = (name: string) => names.filter((own) => own.includes(name)).length;
    const items = names.map((own) => own.map((name) => ({ name, owners: ownersOf(name) })));
    return {
      kind,
      items,
      differs: items.flat().some(({ owners }) => owners < studios.length),
    };
  });
}
