/** How much of a cost is somebody’s: a weight among those of all who share it. */
export interface Share {
  userId: number;
  /** A positive whole number; the same for everybody where a cost is split evenly. */
  weight: number;
}

/**
 * Divides an amount by weights such that the parts add up to it exactly: each is rounded down, and what
 * is left goes, a cent each, to those who lost most by that (the method of largest remainders). Where
 * several lost the same, whoever comes first is first.
 * @param amount not negative, in the minor unit of its currency
 * @param shares at least one
 * @returns what each has to bear, in the order of the shares
 */
export function splitAmount(amount: number, shares: readonly Share[]): number[] {
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0);
  const remainders = shares.map(({ weight }) => (amount * weight) % whole);
  const parts = shares.map(({ weight }, index) => (amount * weight - remainders[index]!) / whole);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = [...parts.keys()].toSorted(
    (one, other) => remainders[other]! - remainders[one]! || one - other,
  );
  for (const index of byRemainder.slice(0, left)) parts[index]! += 1;
  return parts;
}

/** Something that one has paid for several. Amounts are in the minor unit of their currency. */
export interface SharedCost<Currency extends string = string> {
  currency: Currency;
  amount: number;
  payerId: number;
  shares: readonly Share[];
}

/** An amount that one gives another. */
export interface Transfer<Currency extends string = string> {
  currency: Currency;
  amount: number;
  fromId: number;
  toId: number;
}

/** How somebody stands in a currency: positive for what they are owed, negative for what they owe. */
export interface Balance<Currency extends string = string> {
  currency: Currency;
  userId: number;
  amount: number;
}

/**
 * How everybody who takes part in costs stands, after transfers that were paid: in each currency the
 * balances add up to nothing. By currency and by the id of the user, with those who are even.
 */
export function balancesOf<Currency extends string>(
  costs: readonly SharedCost<Currency>[],
  paid: readonly Transfer<Currency>[],
): Balance<Currency>[] {
  const byCurrency = new Map<Currency, Map<number, number>>();
  const add = (currency: Currency, userId: number, amount: number) => {
    const amounts = byCurrency.get(currency) ?? new Map<number, number>();
    byCurrency.set(currency, amounts.set(userId, (amounts.get(userId) ?? 0) + amount));
  };
  for (const { currency, amount, payerId, shares } of costs) {
    if (amount === 0) continue;
    add(currency, payerId, amount);
    const parts = splitAmount(amount, shares);
    for (const [index, { userId }] of shares.entries()) add(currency, userId, -parts[index]!);
  }
  for (const { currency, amount, fromId, toId } of paid) {
    add(currency, fromId, amount);
    add(currency, toId, -amount);
  }
  return [...byCurrency]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([currency, amounts]) =>
      [...amounts]
        .toSorted(([one], [other]) => one - other)
        .map(([userId, amount]) => ({ currency, userId, amount })),
    );
}

/**
 * Who pays whom so that everybody is even: in each currency fewer transfers than people who are not.
 * Whoever owes just what another is owed pays that; else who owes most pays who is owed most.
 */
export function settlementOf<Currency extends string>(
  balances: readonly Balance<Currency>[],
): Transfer<Currency>[] {
  return [...Map.groupBy(balances, ({ currency }) => currency).values()].flatMap(settleOne);
}

function settleOne<Currency extends string>(
  balances: readonly Balance<Currency>[],
): Transfer<Currency>[] {
  const open = balances
    .filter(({ amount }) => amount !== 0)
    .map(({ currency, userId, amount }) => ({ currency, userId, amount }));
  const transfers: Transfer<Currency>[] = [];
  for (;;) {
    const debtors = open.filter(({ amount }) => amount < 0).toSorted(byAmount);
    const creditors = open.filter(({ amount }) => amount > 0).toSorted(byAmount);
    const pair =
      debtors
        .map(
          (debtor) => [debtor, creditors.find(({ amount }) => amount === -debtor.amount)] as const,
        )
        .find(([, creditor]) => creditor !== undefined) ?? ([debtors[0], creditors[0]] as const);
    const [from, to] = pair;
    if (!from || !to) return transfers;
    const amount = Math.min(-from.amount, to.amount);
    from.amount += amount;
    to.amount -= amount;
    transfers.push({ currency: from.currency, amount, fromId: from.userId, toId: to.userId });
  }
}

/** The largest first, whether owed or owing; then by id, so that it is always the same. */
function byAmount(one: Balance, other: Balance): number {
  return Math.abs(other.amount) - Math.abs(one.amount) || one.userId - other.userId;
}
