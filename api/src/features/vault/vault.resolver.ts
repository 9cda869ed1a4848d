import { Arg, Query, Resolver } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { For } from '#api/lib/audience.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { listSheets, sheetNames, sheetPath } from './vault.service.ts';
import { VaultSheet } from './vault.type.ts';

@Resolver(() => VaultSheet)
export class VaultResolver {
  @For('public')
  @Cost({ items: sheetNames.length })
  @Query(() => [VaultSheet], { description: 'All sheets that can be downloaded.' })
  vaultSheets(
    @Arg('language', () => LanguageEnum, { description: 'The language to have them in.' })
    language: Language,
  ): VaultSheet[] {
    return listSheets(language).map((sheet) => ({
      ...sheet,
      pdf: sheetPath(sheet, 'pdf'),
      xlsx: sheetPath(sheet, 'xlsx'),
    }));
  }
}
