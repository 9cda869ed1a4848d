import { Field, InputType, ObjectType } from 'type-graphql';
import type {
  HoursException as Exception,
  HoursOfDay as Hours,
} from '#domain/studios/exceptions.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { LocalDateScalar, LocalTimeScalar } from '#api/lib/scalars.ts';

/* What an owner writes is the same on its way in and out, so that each of these is both. */

@ObjectType('HoursOfDay', { description: 'Hours of a day, in studio time.', simpleResolvers: true })
@InputType('HoursOfDayInput', { description: 'Hours of a day, in studio time.' })
export class HoursOfDay implements Hours {
  @Field(() => LocalTimeScalar, { description: 'When it opens.' })
  opens!: string;

  @Field(() => LocalTimeScalar, {
    description: 'When it closes; at or before the opening means on the next day.',
  })
  closes!: string;
}

@ObjectType('HoursException', {
  description: 'Days whose hours differ from the weekly ones, such as holidays.',
  simpleResolvers: true,
})
@InputType('HoursExceptionInput', {
  description: 'Days whose hours differ from the weekly ones, such as holidays.',
})
export class HoursException implements Exception {
  @Field(() => LocalDateScalar, { description: 'The first day, studio time.' })
  from!: string;

  @Field(() => LocalDateScalar, { description: 'The last day, studio time.' })
  to!: string;

  @Cost({ items: 2 })
  @Field(() => [HoursOfDay], {
    description: 'What replaces the weekly hours on each of the days; none means closed.',
  })
  windows!: Hours[];

  @Field(() => String, { description: 'Why, up to 80 characters; may be empty.' })
  reason!: string;
}
