import { Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { CorrectionRow } from '#db/directories/correction.repository.ts';
import type { PlaceRow } from '#db/directories/place.repository.ts';
import { declineSchema } from '#domain/claims/suggestion.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import {
  acceptCorrection,
  dismissCorrection,
  restorePlace,
  suggestCorrection,
  waitingCorrections,
} from './correction.service.ts';
import type { CorrectedPage } from './correction.service.ts';
import {
  AcceptCorrectionInput,
  Correction,
  CorrectionConnection,
  DismissCorrectionInput,
  RestorePlaceInput,
  SuggestCorrectionInput,
} from './correction.type.ts';
import { placeLoader } from './place.loaders.ts';
import { placeLimits } from './place.limits.ts';
import { Place } from './place.type.ts';

const NO_PAGE = 'directories.notFound';
const NO_CORRECTION = 'directories.correctionNotFound';

const settled = {
  correctionId: { type: () => ID, description: 'What nobody has to see to any more.' },
} as const;

/** What is wrong on pages of places and waves. */
@Resolver(() => Correction)
export class CorrectionResolver {
  @For('anyone', { limit: placeLimits.correctionByNetwork })
  @Change(
    'Says that something is wrong on the page of a place or a wave, which an administrator sees to. What was said already is not kept twice.',
    { isSent: { type: () => Boolean, description: 'True.' } },
  )
  async suggestCorrection(
    @Ctx() context: Context,
    @Input(() => SuggestCorrectionInput) { placeId, waveId, ...input }: SuggestCorrectionInput,
  ) {
    await suggestCorrection(context, pageOf(placeId, waveId), input);
    return { isSent: true };
  }

  @For('staff')
  @Query(() => CorrectionConnection, {
    description:
      'What is said to be wrong on pages of places and waves, what has waited longest first. For administrators.',
  })
  async corrections(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return waitingCorrections(context, page);
  }

  @For('staff')
  @Change(
    'Says that a page has been corrected; a place that has closed for good is found no longer. Whoever sent it is mailed, where there is an address. NOT_FOUND when somebody has seen to it. For administrators.',
    settled,
  )
  async acceptCorrection(
    @Ctx() context: Context,
    @Input(() => AcceptCorrectionInput) { id }: AcceptCorrectionInput,
  ) {
    const correctionId = requireId(id, NO_CORRECTION);
    await acceptCorrection(context, correctionId);
    return { correctionId };
  }

  @For('staff')
  @Change(
    'Leaves a page as it is; whoever sent what was wrong is mailed why, where there is an address. NOT_FOUND when somebody has seen to it. For administrators.',
    settled,
  )
  async dismissCorrection(
    @Ctx() context: Context,
    @Input(() => DismissCorrectionInput) { id, ...input }: DismissCorrectionInput,
  ) {
    const { reasons } = validate(declineSchema, input);
    const correctionId = requireId(id, NO_CORRECTION);
    await dismissCorrection(context, correctionId, reasons);
    return { correctionId };
  }

  @For('staff')
  @Change('Has a place be found again that was hidden because it had closed. For administrators.', {
    placeId: { type: () => ID, description: 'The place.' },
  })
  async restorePlace(
    @Ctx() context: Context,
    @Input(() => RestorePlaceInput) { id }: RestorePlaceInput,
  ) {
    const placeId = requireId(id, NO_PAGE);
    await restorePlace(context, placeId);
    return { placeId };
  }

  @FieldResolver(() => Place, {
    nullable: true,
    description: 'The place, as it is now; null for waves.',
  })
  async place(
    @Root() { placeId }: CorrectionRow,
    @Ctx() context: Context,
  ): Promise<PlaceRow | null> {
    return placeId === null ? null : ((await placeLoader(context).load(placeId)) ?? null);
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The wave; null for places.' })
  waveId(@Root() { wave }: CorrectionRow): string | null {
    return wave;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who says so; null for visitors.' })
  async sender(
    @Root() { userId }: CorrectionRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return userId === null ? null : ((await profileLoader(context).load(userId)) ?? null);
  }
}

/** The one page that is named. @throws DomainError NOT_FOUND for none, and for two */
function pageOf(
  placeId: string | null | undefined,
  wave: string | null | undefined,
): CorrectedPage {
  if (wave && !placeId) return { wave };
  if (placeId && !wave) return { placeId: requireId(placeId, NO_PAGE) };
  throw new DomainError('NOT_FOUND', NO_PAGE);
}
