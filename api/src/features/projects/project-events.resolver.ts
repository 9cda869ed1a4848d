import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { follow } from '#api/lib/live/live.ts';
import { paramsOf } from '#api/lib/live/topic.ts';
import type { Asked, TopicChange } from '#api/lib/live/topic.ts';
import { projectTopic } from './project.events.ts';
import { ProjectChange } from './project.type.ts';

/** What people follow of projects. */
@Resolver()
export class ProjectEventsResolver {
  @For('personal')
  @Subscription(() => ProjectChange, {
    description: 'Tells whenever something in a project has changed. For those who take part.',
    subscribe: ({ args, context }: { args: Asked; context: Context }) =>
      follow(context, projectTopic, { projectId: args.projectId }, args.since),
  })
  projectChanged(
    @Root() { key, version }: TopicChange,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
    @Arg('since', () => String, {
      nullable: true,
      description:
        'The version that is known already: what has changed since is told at once. Without it, the version of now is.',
    })
    _since: string | null,
  ): ProjectChange {
    const { projectId } = paramsOf(projectTopic, key);
    return { projectId: String(projectId), version: String(version) };
  }
}
