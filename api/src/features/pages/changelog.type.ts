import { Field, ID, ObjectType } from 'type-graphql';
import type { Document } from '#domain/documents/document.ts';
import type { ChangeKind, ChangelogEntry } from '#domain/pages/changelog.ts';
import { DocumentScalar } from '#api/features/texts/document.scalar.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { Cost } from '#api/lib/query-cost.ts';

export const ChangeKindEnum = publishEnum<ChangeKind>('ChangeKind', 'What a change is.', {
  added: 'Something new.',
  changed: 'Something is otherwise than before.',
  deprecated: 'Something is going to go.',
  removed: 'Something is gone.',
  fixed: 'Something works that did not.',
  security: 'Something is safer than before.',
});

@ObjectType('ChangelogEntry', {
  description: 'Something that changed, in English.',
  simpleResolvers: true,
})
export class ChangelogEntryType {
  @Field(() => ID, { description: 'Names it: `/changelog#{anchor}`.' })
  anchor!: string;

  @Field(() => ChangeKindEnum, { description: 'What it is.' })
  kind!: ChangeKind;

  @Field(() => DocumentScalar, { description: 'What changed.' })
  body!: Document;
}

@ObjectType('ChangelogRelease', { description: 'What changed together.', simpleResolvers: true })
export class ChangelogReleaseType {
  @Field(() => ID, { description: 'Names it: `/changelog#{anchor}`.' })
  anchor!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its version, such as `1.2.0`; null for what is not released yet.',
  })
  version!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When it was released, such as `2026-12-01`; null for what is not.',
  })
  date!: string | null;

  @Cost({ items: 200 })
  @Field(() => [ChangelogEntryType], { description: 'What changed, as it is written.' })
  entries!: readonly ChangelogEntry[];
}
