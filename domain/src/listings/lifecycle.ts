/** Where a listing can stand. */
export const listingStatuses = [
  'draft',
  'pending',
  'returned',
  'approved',
  'change-pending',
  'change-returned',
  'suspended',
] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export type ListingActor = 'owner' | 'admin';

export const listingActions = [
  'submit',
  'publish',
  'approve',
  'return',
  'suspend',
  'reinstate',
] as const;
export type ListingAction = (typeof listingActions)[number];

interface Transition {
  by: ListingActor;
  moves: Partial<Readonly<Record<ListingStatus, ListingStatus>>>;
}

/**
 * The whole lifecycle. Server and client read allowed moves from here and nowhere else. What is
 * submitted again takes the place of what waited. To `publish` is to put changes online that nobody
 * has to look at first.
 */
export const listingTransitions: Readonly<Record<ListingAction, Transition>> = {
  submit: {
    by: 'owner',
    moves: {
      draft: 'pending',
      pending: 'pending',
      returned: 'pending',
      approved: 'change-pending',
      'change-pending': 'change-pending',
      'change-returned': 'change-pending',
    },
  },
  publish: {
    by: 'owner',
    moves: { approved: 'approved', 'change-pending': 'approved', 'change-returned': 'approved' },
  },
  approve: { by: 'admin', moves: { pending: 'approved', 'change-pending': 'approved' } },
  return: { by: 'admin', moves: { pending: 'returned', 'change-pending': 'change-returned' } },
  suspend: {
    by: 'admin',
    moves: {
      approved: 'suspended',
      'change-pending': 'suspended',
      'change-returned': 'suspended',
    },
  },
  reinstate: { by: 'admin', moves: { suspended: 'approved' } },
};

/** The status after `action`, or undefined where `actor` may not take it from `status`. */
export function nextListingStatus(
  status: ListingStatus,
  action: ListingAction,
  actor: ListingActor,
): ListingStatus | undefined {
  const { by, moves } = listingTransitions[action];
  return by === actor ? moves[status] : undefined;
}

/** Statuses in which the public sees the studio. */
export const publicListingStatuses: readonly ListingStatus[] = [
  'approved',
  'change-pending',
  'change-returned',
];

/** Statuses in which administrators are to decide. The index of the queue lists the same. */
export const waitingListingStatuses: readonly ListingStatus[] = ['pending', 'change-pending'];
