/** As what somebody works for a studio. Each studio has one owner. */
export const studioRoles = ['owner', 'manager', 'engineer'] as const;
export type StudioRole = (typeof studioRoles)[number];

/** Roles that owners give to others. */
export const memberRoles = ['manager', 'engineer'] as const satisfies readonly StudioRole[];
export type MemberRole = (typeof memberRoles)[number];

/** How many others an owner has work for a studio, those who are invited included. */
export const TEAM_LIMIT = 20;

/** For how long somebody may accept an invitation. */
export const INVITATION_LIFETIME_DAYS = 14;

/** Who does what for a studio. Server and client read it from here and nowhere else. */
const duties = {
  /** Seeing its bookings and when it is blocked. */
  'see-calendar': ['owner', 'manager', 'engineer'],
  /** Blocking time, moving and cancelling bookings. */
  'run-calendar': ['owner', 'manager'],
  'answer-requests': ['owner', 'manager'],
  messages: ['owner', 'manager'],
  /** Changing what its page says. */
  listing: ['owner', 'manager'],
  /** Answering reviews. */
  reviews: ['owner', 'manager'],
  /** Saying who else works for it. */
  team: ['owner'],
  payouts: ['owner'],
} as const satisfies Readonly<Record<string, readonly StudioRole[]>>;

export type StudioDuty = keyof typeof duties;

/** Those who work for a studio, by the ids of their accounts; its owner among them. */
export type StudioTeam = ReadonlyMap<number, StudioRole>;

/** The team of a studio that there is not. */
export const nobody: StudioTeam = new Map();

/** Whether whoever has a role, or none, may do something for the studio. */
export function mayDo(role: StudioRole | undefined, duty: StudioDuty): boolean {
  return role !== undefined && rolesFor(duty).includes(role);
}

/** The roles that do something. */
export function rolesFor(duty: StudioDuty): readonly StudioRole[] {
  return duties[duty];
}
