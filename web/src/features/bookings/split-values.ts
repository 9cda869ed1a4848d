import { equalShares, holderNamed, SHARES } from '#domain/bookings/split.ts';
import type { SplitInput } from '#domain/bookings/split.schema.ts';
import { readDecimal, typedDecimal } from '#web/lib/numbers.ts';

/** How a payment is to be split, as it is typed: amounts are US dollars. */
export interface SplitValues {
  isEqual: boolean;
  ownCents: string;
  members: { who: string; amountCents: string }[];
  /** Empty for as long as there is. */
  payWithinHours: string;
}

/** How many people can share with whoever booked. */
export const MEMBERS_LIMIT = SHARES.max - 1;

export const emptyMember = { who: '', amountCents: '' };

export const initialSplit: SplitValues = {
  isEqual: true,
  ownCents: '',
  members: [emptyMember],
  payWithinHours: '',
};

/** In how many hours all have to have paid; null for as long as there is. */
export function typedHours({ payWithinHours }: SplitValues): number | null {
  return payWithinHours === '' ? null : Number(payWithinHours);
}

/** What was typed, in US cents; NaN where it is no number. Equal shares are not typed. */
export function typedSplit(values: SplitValues, totalCents: number, language: string): SplitInput {
  const { isEqual, ownCents, members } = values;
  const equal = equalShares(totalCents, members.length + 1);
  const centsOf = (typed: string, index: number) =>
    isEqual ? equal[index]! : Math.round(readDecimal(typed, language) * 100);
  return {
    ownCents: centsOf(ownCents, 0),
    members: members.map(({ who, amountCents }, index) => ({
      who,
      amountCents: centsOf(amountCents, index + 1),
    })),
    payWithinHours: typedHours(values),
  };
}

/** With more people, each of them once, as far as there is room. Nobody who is typed already is lost. */
export function withMembers(values: SplitValues, names: readonly string[]): SplitValues {
  const typed = values.members.filter(({ who }) => who.trim() !== '');
  const taken = new Set(typed.map(({ who }) => JSON.stringify(holderNamed(who.trim()))));
  const added = names.filter((who) => !taken.has(JSON.stringify(holderNamed(who))));
  const members = [...typed, ...added.map((who) => ({ ...emptyMember, who }))];
  return { ...values, members: members.slice(0, MEMBERS_LIMIT) };
}

/** Equal shares, as somebody would type them, to begin with. */
export function typedEqually(
  values: SplitValues,
  totalCents: number,
  language: string,
): SplitValues {
  const equal = equalShares(totalCents, values.members.length + 1);
  const typed = equal.map((cents) => typedDecimal(cents / 100, language));
  return {
    ...values,
    isEqual: false,
    ownCents: typed[0]!,
    members: values.members.map(({ who }, index) => ({ who, amountCents: typed[index + 1]! })),
  };
}
