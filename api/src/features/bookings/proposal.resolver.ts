import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ProposalRow } from '#db/bookings/booking-proposal.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { noteSchema } from '#domain/bookings/booking.schema.ts';
import { changeSchema } from '#domain/bookings/change.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { whenLoaded } from '#api/lib/loaded.ts';
import type { Loaded } from '#api/lib/loaded.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { viewerRoleIn } from './booking-access.ts';
import { lastProposalLoader } from './booking.loaders.ts';
import { BookingType } from './booking.type.ts';
import {
  acceptProposal,
  canPropose,
  closeOwnProposal,
  previewChange,
  proposeChange,
} from './proposal.service.ts';
import {
  AcceptProposalInput,
  BookingProposal,
  BookingTermsInput,
  ChangePreview,
  CloseProposalInput,
  ProposeChangeInput,
} from './proposal.type.ts';

const result = { booking: { type: () => BookingType, description: 'The booking, as it is now.' } };

/** Other terms for bookings, and what their sides say to them. */
@Resolver(() => BookingType)
export class ProposalResolver {
  @For('personal')
  @Query(() => ChangePreview, {
    description: 'What a change of a booking would mean. Fails when it cannot be proposed.',
  })
  async changePreview(
    @Ctx() context: Context,
    @Arg('input', () => BookingTermsInput, { description: 'The terms.' })
    { id, ...terms }: BookingTermsInput,
  ): Promise<ChangePreview> {
    const bookingId = requireId(id, 'bookings.notFound');
    return previewChange(context, bookingId, validate(changeSchema, terms));
  }

  @For('personal')
  @Change('Proposes other terms for a booking, which hold once the other side accepts.', result)
  async proposeChange(
    @Ctx() context: Context,
    @Input(() => ProposeChangeInput) { id, ...terms }: ProposeChangeInput,
  ) {
    const bookingId = requireId(id, 'bookings.notFound');
    const wanted = validate(changeSchema.concat(noteSchema), terms);
    return { booking: await proposeChange(context, bookingId, wanted) };
  }

  @For('personal')
  @Change('Accepts what the other side proposes: the booking is otherwise from now on.', result)
  async acceptProposal(
    @Ctx() context: Context,
    @Input(() => AcceptProposalInput) input: AcceptProposalInput,
  ) {
    return { booking: await acceptProposal(context, ...idsOf(input)) };
  }

  @For('personal')
  @Change('Says no to what the other side proposes, or takes one’s own proposal back.', result)
  async closeProposal(
    @Ctx() context: Context,
    @Input(() => CloseProposalInput) input: CloseProposalInput,
  ) {
    return { booking: await closeOwnProposal(context, ...idsOf(input)) };
  }

  @FieldResolver(() => BookingProposal, {
    nullable: true,
    description: 'What was last proposed for it, whatever became of that.',
  })
  async proposal(@Root() { id }: BookingRow, @Ctx() context: Context): Promise<ProposalRow | null> {
    return (await lastProposalLoader(context).load(id)) ?? null;
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader may propose other terms now.' })
  viewerCanPropose(@Root() row: BookingRow, @Ctx() context: Context): Loaded<boolean> {
    return whenLoaded(viewerRoleIn(context, row), (role) => canPropose({ row, role }, context.now));
  }
}

function idsOf({ bookingId, proposalId }: AcceptProposalInput): [number, number] {
  return [
    requireId(bookingId, 'bookings.notFound'),
    requireId(proposalId, 'bookings.proposalOver'),
  ];
}
