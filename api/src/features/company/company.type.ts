import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { Employment, PraisedService } from '#domain/company/entry.ts';
import type { PlatformNumbers as PlatformCounts } from '#db/company/platform.repository.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { connectionOf } from '#api/lib/pagination.ts';
import { LocalDateScalar } from '#api/lib/scalars.ts';

export const EmploymentEnum = publishEnum<Employment>('Employment', 'How somebody is employed.', {
  'full-time': 'For all of their working hours.',
  'part-time': 'For some of them.',
  contract: 'For a time, or for a piece of work.',
  internship: 'To learn.',
});

export const PraisedServiceEnum = publishEnum<PraisedService>(
  'PraisedService',
  'A service that people say something of.',
  { fidelity: 'Mixing and mastering.', canvas: 'Prints of a waveform.' },
);

@ObjectType({ simpleResolvers: true })
abstract class ShownEntryType {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: number;

  @Field(() => LanguageEnum, {
    description: 'What its texts are in: English where they are not written in the one asked for.',
  })
  language!: Language;

  @Field(() => Boolean, { description: 'Whether it was made up for the demo.' })
  isInvented!: boolean;
}

@ObjectType({ description: 'What somebody says of the product.', simpleResolvers: true })
export class Testimonial extends ShownEntryType {
  @Field(() => String, { description: 'Who says it.' })
  name!: string;

  @Field(() => String, { description: 'Path of their picture; empty for none.' })
  picture!: string;

  @Field(() => String, { description: 'What they do.' })
  role!: string;

  @Field(() => String, { description: 'What they say.' })
  text!: string;
}

@ObjectType({ description: 'Testimonials, page by page.' })
export class TestimonialConnection extends connectionOf('Testimonial', Testimonial) {}

@ObjectType({ description: 'Somebody who works on the product.', simpleResolvers: true })
export class CompanyMember extends ShownEntryType {
  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => String, { description: 'Path of their picture; empty for none.' })
  picture!: string;

  @Field(() => String, { description: 'What they do.' })
  role!: string;

  @Field(() => String, { description: 'A few words about them.' })
  text!: string;
}

@ObjectType({ description: 'The team, page by page.' })
export class CompanyMemberConnection extends connectionOf('CompanyMember', CompanyMember) {}

@ObjectType({ description: 'A company that works with us.', simpleResolvers: true })
export class Partner extends ShownEntryType {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Path of its logo; empty for none.' })
  picture!: string;

  @Field(() => String, { description: 'Its website; empty for none.' })
  website!: string;

  @Field(() => String, { description: 'What it does with us, in a few words.' })
  role!: string;

  @Field(() => String, { description: 'What comes of it.' })
  text!: string;
}

@ObjectType({ description: 'Partners, page by page.' })
export class PartnerConnection extends connectionOf('Partner', Partner) {}

@ObjectType({ description: 'What was written about us.', simpleResolvers: true })
export class PressMention extends ShownEntryType {
  @Field(() => String, { description: 'Where it was written.' })
  name!: string;

  @Field(() => String, { description: 'Address of what was written; empty for none.' })
  website!: string;

  @Field(() => LocalDateScalar, { description: 'When it came out.' })
  publishedOn!: string;

  @Field(() => String, { description: 'Its headline.' })
  title!: string;

  @Field(() => String, { description: 'A passage of it.' })
  text!: string;
}

@ObjectType({ description: 'What was written about us, page by page.' })
export class PressMentionConnection extends connectionOf('PressMention', PressMention) {}

@ObjectType({ description: 'A job with us.', simpleResolvers: true })
export class Opening extends ShownEntryType {
  @Field(() => String, { description: 'What its address ends with: `/careers/{slug}`.' })
  slug!: string;

  @Field(() => EmploymentEnum, { description: 'How one is employed.' })
  employment!: Employment;

  @Field(() => LocalDateScalar, { description: 'Since when it is open.' })
  publishedOn!: string;

  @Field(() => String, { description: 'What one does, in a word or two.' })
  title!: string;

  @Field(() => String, { description: 'What it is about.' })
  summary!: string;
}

@ObjectType({ description: 'Jobs with us, page by page.' })
export class OpeningConnection extends connectionOf('Opening', Opening) {}

@ObjectType('CompanyEvent', {
  description: 'Something that happens somewhere, for everybody.',
  simpleResolvers: true,
})
export class CompanyEvent extends ShownEntryType {
  @Field(() => String, { description: 'What its address ends with: `/events/{slug}`.' })
  slug!: string;

  @Field(() => String, { description: 'Where in the city it is.' })
  venue!: string;

  @Field(() => String, { description: 'Where to find out more, or to register; empty for none.' })
  website!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What happens.' })
  text!: string;
}

@ObjectType({ description: 'Events, page by page.' })
export class CompanyEventConnection extends connectionOf('CompanyEvent', CompanyEvent) {}

@ObjectType({
  description: 'A way to pay less that somebody gives our readers.',
  simpleResolvers: true,
})
export class Deal extends ShownEntryType {
  @Field(() => String, { description: 'Who gives it.' })
  name!: string;

  @Field(() => String, { description: 'What to say or to type there; empty for nothing.' })
  code!: string;

  @Field(() => String, { description: 'Address of more about it; empty for none.' })
  website!: string;

  @Field(() => LocalDateScalar, { description: 'Its last day, by the clocks of UTC.' })
  validUntil!: string;

  @Field(() => String, { description: 'What it is.' })
  title!: string;

  @Field(() => String, { description: 'For whom, and on which terms.' })
  text!: string;
}

@ObjectType({ description: 'Deals, page by page.' })
export class DealConnection extends connectionOf('Deal', Deal) {}

@ObjectType({ description: 'What there is on the platform.', simpleResolvers: true })
export class PlatformNumbers implements PlatformCounts {
  @Field(() => Int, { description: 'Studios that are public.' })
  studios!: number;

  @Field(() => Int, { description: 'Public studios that stand among the sponsored ones.' })
  promotedStudios!: number;

  @Field(() => Int, { description: 'Cities that have one.' })
  cities!: number;

  @Field(() => Int, { description: 'Sessions that took place.' })
  bookings!: number;

  @Field(() => Int, { description: 'Reviews that everybody reads.' })
  reviews!: number;
}
