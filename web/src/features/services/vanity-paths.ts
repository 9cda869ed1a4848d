import type { VanityPlan } from '#domain/services/vanity.ts';

/** Where owners have addresses for their studios. */
export const VANITY_DASHBOARD_PATH = '/owner-dashboard/vanity-url';

/** Parameters of addresses that say what is wanted. */
export const vanityParams = ['name', 'plan'] as const;

/** Where an owner goes on with a name, which may be empty, and a plan. */
export function vanityOrderPath(name: string, plan: VanityPlan): string {
  const params = new URLSearchParams({ ...(name && { name }), plan });
  return `${VANITY_DASHBOARD_PATH}?${params.toString()}`;
}
