import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { NoticeKind, NoticeState, PartState, StatusPart } from '#domain/status/status.ts';
import { STATUS_DAYS, statusParts } from '#domain/status/status.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const StatusPartEnum = publishEnum<StatusPart>('StatusPart', 'A part of the product.', {
  web: 'Its pages.',
  api: 'GraphQL and REST.',
  database: 'Where everything is kept.',
  search: 'Finding studios.',
  mail: 'Emails that leave.',
  live: 'What changes by itself on open pages.',
  files: 'What people upload.',
});

export const PartStateEnum = publishEnum<PartState>('PartState', 'How a part is.', {
  up: 'It is well.',
  down: 'It is not well.',
  unknown: 'Nobody has looked of late.',
});

export const NoticeKindEnum = publishEnum<NoticeKind>('NoticeKind', 'What is announced.', {
  incident: 'Something went wrong.',
  maintenance: 'Something is planned.',
});

export const NoticeStateEnum = publishEnum<NoticeState>('NoticeState', 'How far something is.', {
  announced: 'It is to come.',
  investigating: 'It is being looked into.',
  identified: 'It is known what it is.',
  watching: 'It should be mended.',
  resolved: 'It is over.',
});

@ObjectType('StatusDay', { description: 'How a part was on a day.', simpleResolvers: true })
export class StatusDayType {
  @Field(() => String, { description: 'The day (UTC), such as `2026-12-01`.' })
  day!: string;

  @Field(() => Int, { description: 'How often it was found well.' })
  good!: number;

  @Field(() => Int, { description: 'How often it was not.' })
  bad!: number;
}

@ObjectType({ description: 'How a part is and was.', simpleResolvers: true })
export class PartStatus {
  @Field(() => StatusPartEnum, { description: 'Which part.' })
  part!: StatusPart;

  @Field(() => PartStateEnum, { description: 'How it is by now.' })
  state!: PartState;

  @Cost({ items: STATUS_DAYS })
  @Field(() => [StatusDayType], {
    description: 'The days on which somebody looked, in order; others are gaps.',
  })
  days!: StatusDayType[];
}

@ObjectType('NoticeUpdate', { description: 'How far something was.', simpleResolvers: true })
export class NoticeUpdateType {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: number;

  @Field(() => NoticeStateEnum, { description: 'How far it was.' })
  state!: NoticeState;

  @Field(() => String, { description: 'What administrators said.' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  createdAt!: number;
}

@ObjectType('StatusNotice', {
  description: 'Something that went wrong, or that is planned.',
  simpleResolvers: true,
})
export class StatusNoticeType {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: number;

  @Field(() => NoticeKindEnum, { description: 'What it is.' })
  kind!: NoticeKind;

  @Field(() => String, { description: 'What it is about.' })
  title!: string;

  @Field(() => [StatusPartEnum], { description: 'The parts that it is about.' })
  parts!: StatusPart[];

  @Field(() => LanguageEnum, { description: 'The language that it is written in.' })
  language!: Language;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When planned work begins; null of what went wrong.',
  })
  startsAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When planned work ends.' })
  endsAt!: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was announced.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was over; null before.' })
  resolvedAt!: number | null;

  @Field(() => [NoticeUpdateType], { description: 'What was said of it, the last first.' })
  updates!: NoticeUpdateType[];
}

@ObjectType({ description: 'How the product is and was.', simpleResolvers: true })
export class SystemStatus {
  @Field(() => String, { description: 'The first day (UTC) that is told of.' })
  firstDay!: string;

  @Field(() => String, { description: 'Today (UTC), the last one.' })
  lastDay!: string;

  @Field(() => Boolean, {
    description: 'Whether what was found before could be read: without the database it cannot.',
  })
  hasHistory!: boolean;

  @Cost({ items: statusParts.length })
  @Field(() => [PartStatus], { description: 'Every part, in order.' })
  parts!: PartStatus[];

  @Field(() => [StatusNoticeType], {
    description: 'What is not over, and what was announced in these days; the last first.',
  })
  notices!: StatusNoticeType[];
}

@InputType({ description: 'What is said of how far something is.' })
export class UpdateNoticeInput {
  @Field(() => ID, { description: 'The notice.' })
  id!: string;

  @Field(() => NoticeStateEnum, { description: 'How far it is.' })
  state!: NoticeState;

  @Field(() => String, { description: 'What is known, up to 2,000 characters.' })
  text!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    defaultValue: null,
    description: 'Moves planned work: when it begins.',
  })
  startsAt!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    defaultValue: null,
    description: 'Moves planned work: when it ends.',
  })
  endsAt!: number | null;
}

@InputType({ description: 'What is announced.' })
export class AnnounceInput {
  @Field(() => NoticeKindEnum, { description: 'What it is.' })
  kind!: NoticeKind;

  @Field(() => String, { description: 'What it is about, up to 120 characters.' })
  title!: string;

  @Field(() => [StatusPartEnum], { description: 'The parts that it is about.' })
  parts!: StatusPart[];

  @Field(() => NoticeStateEnum, { description: 'How far it is.' })
  state!: NoticeState;

  @Field(() => String, { description: 'What is known, up to 2,000 characters.' })
  text!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    defaultValue: null,
    description: 'When planned work begins, which has to be said of it.',
  })
  startsAt!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    defaultValue: null,
    description: 'When planned work ends.',
  })
  endsAt!: number | null;
}

@InputType({ description: 'A notice that goes.' })
export class RemoveNoticeInput {
  @Field(() => ID, { description: 'The notice.' })
  id!: string;
}
