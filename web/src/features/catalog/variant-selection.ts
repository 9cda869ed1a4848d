import type { VariantChoiceFragment } from './catalog.generated.ts';

/** Values of options by their names, such as `Color` and `Black`. */
export type ChosenOptions = Readonly<Record<string, string>>;

/** An option of a product with its values, in the order of its variants. */
export interface OfferedOption {
  name: string;
  values: readonly string[];
}

/** What there is to choose of a product; nothing where there is one variant alone. */
export function offeredOptions(variants: readonly VariantChoiceFragment[]): OfferedOption[] {
  const values = new Map<string, Set<string>>();
  for (const { name, value } of variants.flatMap(({ options }) => options)) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return [...values].map(([name, known]) => ({ name, values: [...known] }));
}

/** What sets a variant apart, by the names of its options. */
export function optionsOf({ options }: VariantChoiceFragment): ChosenOptions {
  return Object.fromEntries(options.map(({ name, value }) => [name, value]));
}

/** What stands there at first: what can be had. */
export function firstChoice(
  variants: readonly VariantChoiceFragment[],
): VariantChoiceFragment | undefined {
  return variants.find(({ isAvailable }) => isAvailable) ?? variants[0];
}

/** The variant that somebody gets who changes one option: what else they chose stays, as far as it can. */
export function changedChoice(
  variants: readonly VariantChoiceFragment[],
  chosen: VariantChoiceFragment,
  name: string,
  value: string,
): VariantChoiceFragment {
  const wanted: ChosenOptions = { ...optionsOf(chosen), [name]: value };
  const score = (variant: VariantChoiceFragment) => {
    const options = optionsOf(variant);
    const alike = Object.keys(wanted).filter((key) => options[key] === wanted[key]).length;
    return 2 * alike + Number(variant.isAvailable);
  };
  const [first = chosen, ...others] = variants.filter(
    (variant) => optionsOf(variant)[name] === value,
  );
  return others.reduce((best, variant) => (score(variant) > score(best) ? variant : best), first);
}
