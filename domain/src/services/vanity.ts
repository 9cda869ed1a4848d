import { DAY_MS, MINUTE_MS } from '#domain/time/calendar.ts';

/** What a studio's address costs, and for how long (§9). In whole dollars. */
const plans = {
  basic: { dollars: 29, original: 49, isYearly: false, visitDays: 7 },
  premium: { dollars: 99, original: 149, isYearly: true, visitDays: 30 },
  enterprise: { dollars: 299, original: 449, isYearly: true, visitDays: 90 },
} as const;

export type VanityPlan = keyof typeof plans;
export const vanityPlans = Object.keys(plans) as readonly VanityPlan[];

/** What a plan costs now and cost before, in cents, and whether that is for a year or for ever. */
export function vanityPrice(plan: VanityPlan): {
  priceCents: number;
  originalCents: number;
  isYearly: boolean;
} {
  const { dollars, original, isYearly } = plans[plan];
  return { priceCents: dollars * 100, originalCents: original * 100, isYearly };
}

/** Of how many days somebody with a plan sees how often their address was used (decision 0102). */
export function visitDaysOf(plan: VanityPlan): number {
  return plans[plan].visitDays;
}

/** Whether a name waits for its payment, leads to its studio, or is free again. */
export const vanityStatuses = ['held', 'active', 'ended'] as const;
export type VanityStatus = (typeof vanityStatuses)[number];

/** Characters of a name (§5). */
export const VANITY_LENGTH = { min: 3, max: 50 } as const;

/** How long a name is held for whoever is about to pay for it. */
export const VANITY_HOLD_MS = 30 * MINUTE_MS;
/** How long whoever has paid may have their money back (§9). */
export const VANITY_GUARANTEE_DAYS = 30;
/** How long before the end of a year its owner is written to. */
export const VANITY_REMINDER_MS = 14 * DAY_MS;
/** How long a name goes on leading to its studio after its year, so that it can still be renewed. */
export const VANITY_GRACE_MS = 14 * DAY_MS;

/** What somebody types, as names are written: in lower case, of letters, digits and hyphens (§5). */
export function vanityName(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9-]/g, '');
}

/** Whether a name is one that there could be: 3 to 50 characters, and no hyphen at either end. */
export function isVanityName(name: string): boolean {
  const { min, max } = VANITY_LENGTH;
  return (
    name === vanityName(name) &&
    name.length >= min &&
    name.length <= max &&
    !name.startsWith('-') &&
    !name.endsWith('-')
  );
}

/**
 * Until when a name is paid for after another payment: a year (of the calendar, UTC) from what was paid
 * for already, else from now; null for ever. Epoch milliseconds.
 */
export function paidUntilAfter(
  plan: VanityPlan,
  paidUntil: number | null,
  now: number,
): number | null {
  if (!plans[plan].isYearly) return null;
  const from = new Date(Math.max(paidUntil ?? 0, now));
  const day = from.getUTCDate();
  from.setUTCFullYear(from.getUTCFullYear() + 1);
  // 29 February has no anniversary in most years.
  if (from.getUTCDate() !== day) from.setUTCDate(0);
  return from.getTime();
}

/** Whether the next year of a name can be paid for: from when its owner is written to. */
export function isRenewable(paidUntil: number | null, now: number): boolean {
  return paidUntil !== null && now >= paidUntil - VANITY_REMINDER_MS;
}
