import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { TextRevisionRow } from '#db/texts/text.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import { readDocument } from '#domain/documents/read-document.ts';
import { validate } from '#domain/errors/validate.ts';
import {
  postHeadSchema,
  slugSchema,
  textHeadSchema,
  textNameSchema,
} from '#domain/texts/text.schema.ts';
import type { TextKind } from '#domain/texts/text.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import {
  previewedText,
  publishText,
  readdressText,
  removeText,
  saveText,
  scheduleText,
  shippedState,
  statesOf,
  textsToEdit,
  textToEdit,
  unpublishText,
} from './text-editing.service.ts';
import type { EditedText } from './text-editing.service.ts';
import {
  DeleteSiteTextInput,
  MoveSiteTextInput,
  PublishSiteTextInput,
  SaveSiteTextInput,
  ScheduleSiteTextInput,
  SiteText,
  SiteTextPreview,
  SiteTextRevision,
  TextKindEnum,
  UnpublishSiteTextInput,
} from './text.type.ts';

const NOT_FOUND = 'texts.notFound';
const textField = { text: { type: () => SiteText, description: 'The text, as it is now.' } };

@Resolver(() => SiteText)
export class TextResolver {
  @For('staff')
  @Cost({ items: 400, work: STATEMENT })
  @Query(() => [SiteText], {
    description:
      'All texts of a kind, those that were changed last first, and then those that only ship. For administrators.',
  })
  async siteTexts(
    @Ctx() context: Context,
    @Arg('kind', () => TextKindEnum, { description: 'Of which kind.' }) kind: TextKind,
  ) {
    return textsToEdit(context, kind);
  }

  @For('staff')
  @Query(() => SiteText, {
    nullable: true,
    description:
      'A text to edit; null when there is none and none ships. One that ships in English only is there in every language. For administrators.',
  })
  async siteText(
    @Ctx() context: Context,
    @Arg('kind', () => TextKindEnum, { description: 'What it is.' }) kind: TextKind,
    @Arg('slug', () => String, { description: 'What its address ends with.' }) slug: string,
    @Arg('language', () => LanguageEnum, { description: 'The language that it is in.' })
    language: Language,
  ) {
    return textToEdit(context, { kind, slug, language });
  }

  @For('anyone')
  @Query(() => SiteTextPreview, {
    nullable: true,
    description:
      'What was saved last of the text that a preview link is of; null for no such link.',
  })
  async siteTextPreview(
    @Ctx() context: Context,
    @Arg('key', () => String, { description: 'The last part of the link.' }) key: string,
  ) {
    return previewedText(context, key);
  }

  @For('staff')
  @Change(
    'Saves what a text is to say, which no reader has until it is published. CONFLICT when somebody saved it since `base`. For administrators.',
    textField,
  )
  async saveSiteText(
    @Ctx() context: Context,
    @Input(() => SaveSiteTextInput) { base, body, ...input }: SaveSiteTextInput,
  ) {
    const name = validate(textNameSchema, input);
    const head = validate(input.kind === 'post' ? postHeadSchema : textHeadSchema, input);
    const content = { ...head, body: readDocument(body, 'body') };
    return { text: await saveText(context, name, base, content) };
  }

  @For('staff')
  @Change('Gives readers what was saved of a text, at once. For administrators.', textField)
  async publishSiteText(
    @Ctx() context: Context,
    @Input(() => PublishSiteTextInput) { id, number }: PublishSiteTextInput,
  ) {
    return { text: await publishText(context, requireId(id, NOT_FOUND), number) };
  }

  @For('staff')
  @Change(
    'Has readers get what was saved of a text from a moment on. For administrators.',
    textField,
  )
  async scheduleSiteText(
    @Ctx() context: Context,
    @Input(() => ScheduleSiteTextInput) { id, number, at }: ScheduleSiteTextInput,
  ) {
    return { text: await scheduleText(context, requireId(id, NOT_FOUND), number, at) };
  }

  @For('staff')
  @Change(
    'Takes a text from its readers, and what was scheduled with it; what ships lies open again. For administrators.',
    textField,
  )
  async unpublishSiteText(
    @Ctx() context: Context,
    @Input(() => UnpublishSiteTextInput) { id }: UnpublishSiteTextInput,
  ) {
    return { text: await unpublishText(context, requireId(id, NOT_FOUND)) };
  }

  @For('staff')
  @Change(
    'Gives a text another address; the one that it had leads there. For administrators.',
    textField,
  )
  async moveSiteText(
    @Ctx() context: Context,
    @Input(() => MoveSiteTextInput) { id, ...input }: MoveSiteTextInput,
  ) {
    const { slug } = validate(slugSchema, input);
    return { text: await readdressText(context, requireId(id, NOT_FOUND), slug) };
  }

  @For('staff')
  @Change(
    'Deletes a text that no reader has, with its history. CONFLICT when readers have it, or will. For administrators.',
    { deletedTextId: { type: () => ID, description: 'The text.' } },
  )
  async deleteSiteText(
    @Ctx() context: Context,
    @Input(() => DeleteSiteTextInput) { id }: DeleteSiteTextInput,
  ) {
    await removeText(context, requireId(id, NOT_FOUND));
    return { deletedTextId: id };
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Identifies it once something is saved of it.',
  })
  id(@Root() { row }: EditedText): number | null {
    return row?.id ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of what readers have; null for nothing, or for what ships.',
  })
  liveNumber(@Root() { row }: EditedText): number | null {
    return row?.liveNumber ?? null;
  }

  @FieldResolver(() => Int, { description: 'The number of what was saved last; 0 for what ships.' })
  latestNumber(@Root() { row }: EditedText): number {
    return row?.latestNumber ?? 0;
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on readers have what is scheduled; null for nothing.',
  })
  scheduledFor(@Root() { row }: EditedText): number | null {
    return row?.scheduledFor ?? null;
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When readers first had it, or will; null before that is said.',
  })
  publishedAt(@Root() { row }: EditedText): number | null {
    return row?.publishedAt ?? null;
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When it changed last; null for what ships.',
  })
  updatedAt(@Root() { row }: EditedText): number | null {
    return row?.updatedAt ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path at which whoever knows it reads what was saved last; null before that.',
  })
  previewPath(@Root() { row }: EditedText): string | null {
    return row ? `/preview/${row.previewKey}` : null;
  }

  @FieldResolver(() => SiteTextRevision, {
    nullable: true,
    description:
      'What ships with the product, in English where nothing does in its language; null for nothing.',
  })
  shipped(@Root() text: EditedText): TextRevisionRow | null {
    return shippedState(text) ?? null;
  }

  @Cost({ items: 50, work: STATEMENT })
  @FieldResolver(() => [SiteTextRevision], {
    description:
      'The 50 states of it that were saved last, the last first; before any, what its readers have.',
  })
  async revisions(@Root() text: EditedText, @Ctx() context: Context): Promise<TextRevisionRow[]> {
    return statesOf(context, text);
  }
}

@Resolver(() => SiteTextRevision)
export class TextRevisionResolver {
  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was saved; null for what ships.',
  })
  createdAt(@Root() { number, createdAt }: TextRevisionRow): number | null {
    return number === 0 ? null : createdAt;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who saved it; null for what ships, and for who is gone.',
  })
  async editor(
    @Root() { editorId }: TextRevisionRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return editorId === null ? null : ((await profileLoader(context).load(editorId)) ?? null);
  }
}
