import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { findGear, suggestGear } from '#db/studios/gear.repository.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { listingLimits } from '#domain/listings/limits.ts';
import { message } from '#domain/messages/message.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { EquipmentItem } from '#api/features/studios/studio.type.ts';

const SUGGESTIONS = 8;

/** Gear that is known from other studios. */
@Resolver()
export class GearResolver {
  @For('personal')
  @Query(() => [EquipmentItem], {
    description:
      'Gear that studios have whose name has a text in it: at most 8, the most usual first.',
  })
  async gearSuggestions(
    @Ctx() { reads }: Context,
    @Arg('text', () => String, { description: 'What was typed, up to 80 characters.' })
    text: string,
  ) {
    return suggestGear(reads, text.slice(0, listingLimits.gearName), SUGGESTIONS);
  }

  @For('personal')
  @Query(() => [EquipmentItem], {
    description:
      'Of a list of names the gear that studios have already, spelt as they do. Names that are not known are left out.',
  })
  async knownGear(
    @Ctx() { reads }: Context,
    @Arg('names', () => [String], { description: 'Maker and model of each, at most 200.' })
    names: string[],
  ) {
    const max = listingLimits.gear;
    if (names.length > max) throw badInput({ names: message('fields.tooMany', { max }) });
    return findGear(
      reads,
      names.map((name) => name.slice(0, listingLimits.gearName)),
    );
  }
}
