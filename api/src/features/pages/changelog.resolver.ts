import { Query, Resolver } from 'type-graphql';
import type { ChangelogRelease } from '#domain/pages/changelog.ts';
import { For } from '#api/lib/audience.ts';
import { changelog } from './changelog.generated.ts';
import { ChangelogReleaseType } from './changelog.type.ts';

@Resolver()
export class ChangelogResolver {
  @For('public')
  @Query(() => [ChangelogReleaseType], {
    description: 'What changed for people who use the product, the latest release first.',
  })
  changelog(): readonly ChangelogRelease[] {
    return changelog;
  }
}
