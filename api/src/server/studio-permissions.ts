import type { StudioTeam } from '#domain/teams/team.ts';
import { bookingPolicy } from '#api/features/bookings/booking.policy.ts';
import { calendarPolicy } from '#api/features/calendar/calendar.policy.ts';
import { listingPolicy } from '#api/features/listings/listing.policy.ts';
import { messagingPolicy } from '#api/features/messaging/messaging.policy.ts';
import { promotionPolicy } from '#api/features/promotions/promotion.policy.ts';
import { reviewPolicy } from '#api/features/reviews/review.policy.ts';
import { teamPolicy } from '#api/features/teams/team.policy.ts';
import type { Actor } from '#api/lib/context.ts';
import type { Rule } from '#api/lib/policy.ts';

/** Where the table stands. `npm run schema` writes it. */
export const STUDIO_PERMISSIONS = new URL(
  '../../../docs/api/studio-permissions.md',
  import.meta.url,
);

/**
 * Who somebody is to a studio. The guest is a musician who has asked for a booking of it, written to it
 * and reviewed it; the other owner has a studio of their own.
 */
export const standings = [
  'visitor',
  'guest',
  'other owner',
  'engineer',
  'manager',
  'owner',
  'administrator',
] as const;
export type Standing = (typeof standings)[number];

/** Everything on which rules about what belongs to a studio depend. */
const ids = Object.fromEntries(standings.map((standing, id) => [standing, id])) as Record<
  Standing,
  number
>;
const team: StudioTeam = new Map([
  [ids.owner, 'owner'],
  [ids.manager, 'manager'],
  [ids.engineer, 'engineer'],
]);
const parties = {
  userId: ids.guest,
  team,
  ownerId: ids.owner,
  managerIds: [ids.manager],
  guestId: ids.guest,
  hostIds: [ids.manager, ids.owner],
  isReported: false,
  isUnpaid: false,
  authorId: ids.guest,
};

/** An operation on what belongs to a studio, with the rules that decide about it. */
interface StudioOperation {
  /** As callers write it. */
  name: string;
  rules: readonly Pick<Rule<typeof parties>, 'allows'>[];
}

/** Operations on what belongs to one studio, by the rules that their services ask. */
export const studioOperations: readonly StudioOperation[] = [
  { name: 'query booking', rules: [bookingPolicy.see] },
  { name: 'GET /api/bookings/:id/calendar.ics', rules: [bookingPolicy.see] },
  { name: 'mutation acceptBooking', rules: [bookingPolicy.see, bookingPolicy.answer] },
  { name: 'mutation declineBooking', rules: [bookingPolicy.see, bookingPolicy.answer] },
  { name: 'mutation cancelBooking', rules: [bookingPolicy.see, bookingPolicy.cancel] },
  { name: 'mutation proposeChange', rules: [bookingPolicy.see, bookingPolicy.propose] },
  { name: 'mutation acceptProposal', rules: [bookingPolicy.see, bookingPolicy.propose] },
  { name: 'mutation closeProposal', rules: [bookingPolicy.see, bookingPolicy.propose] },
  { name: 'mutation splitBooking', rules: [bookingPolicy.see, bookingPolicy.split] },
  { name: 'mutation endSplit', rules: [bookingPolicy.see, bookingPolicy.split] },
  { name: 'mutation remindOfShares', rules: [bookingPolicy.see, bookingPolicy.split] },
  { name: 'query changePreview', rules: [bookingPolicy.see, bookingPolicy.propose] },
  { name: 'mutation bookStudio', rules: [bookingPolicy.book] },
  { name: 'mutation joinWaitlist', rules: [bookingPolicy.book] },
  { name: 'mutation createBlock', rules: [calendarPolicy.see, calendarPolicy.run] },
  { name: 'mutation removeBlock', rules: [calendarPolicy.see, calendarPolicy.run] },
  { name: 'mutation addCalendarImport', rules: [calendarPolicy.see, calendarPolicy.run] },
  { name: 'mutation createCalendarFeed', rules: [calendarPolicy.see] },
  { name: 'query calendarImports', rules: [calendarPolicy.see] },
  { name: 'query listingOfStudio', rules: [listingPolicy.see] },
  { name: 'mutation submitListing', rules: [listingPolicy.edit] },
  { name: 'mutation suspendListing', rules: [listingPolicy.decide] },
  { name: 'mutation orderPromotion', rules: [promotionPolicy.buy] },
  { name: 'mutation startConversation', rules: [messagingPolicy.start] },
  {
    name: 'mutation startBookingConversation',
    rules: [bookingPolicy.see, messagingPolicy.aboutBooking],
  },
  { name: 'query conversation', rules: [messagingPolicy.read] },
  { name: 'GET /api/conversations/:id/messages', rules: [messagingPolicy.read] },
  { name: 'mutation sendMessage', rules: [messagingPolicy.take] },
  { name: 'mutation archiveConversation', rules: [messagingPolicy.take] },
  { name: 'mutation blockConversation', rules: [messagingPolicy.take] },
  { name: 'mutation reportConversation', rules: [messagingPolicy.take] },
  { name: 'mutation addReview', rules: [reviewPolicy.write] },
  { name: 'mutation removeReview', rules: [reviewPolicy.remove] },
  { name: 'mutation answerReview', rules: [reviewPolicy.answer] },
  { name: 'mutation removeReviewAnswer', rules: [reviewPolicy.removeAnswer] },
  { name: 'mutation reviewGuest', rules: [reviewPolicy.answer] },
  { name: 'mutation inviteToTeam', rules: [teamPolicy.see, teamPolicy.change] },
  { name: 'mutation changeTeamRole', rules: [teamPolicy.see, teamPolicy.change] },
  { name: 'mutation removeTeamMember', rules: [teamPolicy.see, teamPolicy.change] },
];

/** Whether somebody may, as the policies have it. */
export function mayCall(standing: Standing, { rules }: StudioOperation): boolean {
  if (standing === 'visitor') return false;
  const actor: Actor = { id: ids[standing], isStaff: standing === 'administrator' };
  return rules.every(({ allows }) => allows(actor, parties));
}

/** The table of operations and standings, as Markdown. */
export function studioPermissionTable(): string {
  const rows = studioOperations.map((operation) => [
    `\`${operation.name}\``,
    ...standings.map((standing) => (mayCall(standing, operation) ? 'yes' : '–')),
  ]);
  const head = ['operation', ...standings];
  return `# Permissions within a studio

Who may do what with things of one studio: its bookings, calendar, listing, messages, reviews and team. Made by \`npm run schema\` from the rules in the \`*.policy.ts\` of each feature, and compared with a running server by \`api/src/server/studio-permissions.test.ts\`. The guest has asked for a booking, written and reviewed; the other owner has a studio of their own. What else an operation asks for, such as a time that is free, comes after this. [Permissions](permissions.md) has every operation.

${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}
