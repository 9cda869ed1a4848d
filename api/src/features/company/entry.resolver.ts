import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { EntryRow } from '#db/company/entry.repository.ts';
import { DEFAULT_LANGUAGE, asLanguage, languages } from '#domain/accounts/language.ts';
import { ENTRIES_LIMIT } from '#domain/company/entry.ts';
import type { EntryKind } from '#domain/company/entry.ts';
import { entrySchema } from '#domain/company/entry.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import {
  addEntry,
  arrangeEntries,
  editEntry,
  entriesToEdit,
  entryToEdit,
  publishEntry,
  removeEntry,
  restoreEntry,
} from './entry.service.ts';
import {
  ArrangeEntriesInput,
  EntryKindEnum,
  EntryPart,
  EntryType,
  EntryWording,
  PublishEntryInput,
  RemoveEntryInput,
  RestoreEntryInput,
  SaveEntryInput,
} from './entry.type.ts';

const NOT_FOUND = 'company.entryNotFound';
const entryField = { entry: { type: () => EntryType, description: 'The entry, as it is now.' } };

/** More parts than entries of any kind have. */
const PARTS = 10;

@Resolver(() => EntryType)
export class EntryResolver {
  @For('staff')
  @Cost({ items: ENTRIES_LIMIT, work: STATEMENT })
  @Query(() => [EntryType], {
    description: 'All entries of a kind, in their order. For administrators.',
  })
  async entries(
    @Ctx() context: Context,
    @Arg('kind', () => EntryKindEnum, { description: 'Of which kind.' }) kind: EntryKind,
  ) {
    return entriesToEdit(context, kind);
  }

  @For('staff')
  @Query(() => EntryType, {
    nullable: true,
    description: 'An entry to edit; null where there is none. For administrators.',
  })
  async entry(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The entry.' }) id: string,
  ) {
    return entryToEdit(context, requireId(id, NOT_FOUND));
  }

  @For('staff')
  @Change(
    'Keeps a new entry as the last of its kind, or has one be another. For administrators.',
    entryField,
  )
  async saveEntry(
    @Ctx() context: Context,
    @Input(() => SaveEntryInput) { id, kind, isPublished, ...input }: SaveEntryInput,
  ) {
    const content = validate(entrySchema(kind), {
      facts: valuesOf(input.facts),
      texts: Object.fromEntries(
        input.texts.map(({ language, parts }) => [language, valuesOf(parts)]),
      ),
    });
    const draft = { ...content, kind, isPublished };
    return {
      entry: await (id
        ? editEntry(context, requireId(id, NOT_FOUND), draft)
        : addEntry(context, draft)),
    };
  }

  @For('staff')
  @Change('Shows an entry to everybody, or no longer. For administrators.', entryField)
  async publishEntry(
    @Ctx() context: Context,
    @Input(() => PublishEntryInput) { id, isPublished }: PublishEntryInput,
  ) {
    return { entry: await publishEntry(context, requireId(id, NOT_FOUND), isPublished) };
  }

  @For('staff')
  @Change('Removes an entry, which can be taken back for 30 days. For administrators.', {
    removedEntryId: { type: () => ID, description: 'The entry.' },
  })
  async removeEntry(
    @Ctx() context: Context,
    @Input(() => RemoveEntryInput) { id }: RemoveEntryInput,
  ) {
    await removeEntry(context, requireId(id, NOT_FOUND));
    return { removedEntryId: id };
  }

  @For('staff')
  @Change('Takes back that an entry was removed. For administrators.', entryField)
  async restoreEntry(
    @Ctx() context: Context,
    @Input(() => RestoreEntryInput) { id }: RestoreEntryInput,
  ) {
    return { entry: await restoreEntry(context, requireId(id, NOT_FOUND)) };
  }

  @For('staff')
  @Change(
    'Puts the entries of a kind into an order. CONFLICT when there are others by now. For administrators.',
    { entries: { type: () => [EntryType], description: 'The entries, in their order.' } },
  )
  async arrangeEntries(
    @Ctx() context: Context,
    @Input(() => ArrangeEntriesInput) { kind, ids }: ArrangeEntriesInput,
  ) {
    const numbers = ids.map((id) => requireId(id, NOT_FOUND));
    return { entries: await arrangeEntries(context, kind, numbers) };
  }

  @FieldResolver(() => String, { description: 'What it is called in lists, in English.' })
  title(@Root() { facts, texts }: EntryRow): string {
    const said: Readonly<Record<string, string>> = { ...facts, ...texts[DEFAULT_LANGUAGE] };
    return said.title ?? said.name ?? said.slug ?? '';
  }

  @Cost({ items: PARTS })
  @FieldResolver(() => [EntryPart], { description: 'What is the same in every language.' })
  facts(@Root() { facts }: EntryRow): EntryPart[] {
    return partsOf(facts);
  }

  @Cost({ items: languages.length })
  @FieldResolver(() => [EntryWording], { description: 'What it says, in each language.' })
  texts(@Root() { texts }: EntryRow): EntryWording[] {
    return Object.entries(texts).map(([language, parts]) => ({
      language: asLanguage(language)!,
      parts: partsOf(parts),
    }));
  }
}

function valuesOf(parts: readonly EntryPart[]): Record<string, string> {
  return Object.fromEntries(parts.map(({ name, value }) => [name, value]));
}

function partsOf(values: Readonly<Record<string, string>>): EntryPart[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
