import { findProjectMembers } from '#db/projects/project.repository.ts';
import { requireId } from '#api/lib/ids.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { authorize } from '#api/lib/policy.ts';
import { membersAmong } from './project.loaders.ts';
import { projectPolicy } from './project.policy.ts';

/** Everything in a project. Its members may follow it. */
export const projectTopic: Topic<{ projectId: number }> = {
  name: 'project',
  messageType: 'PROJECT_UPDATE',
  audience: 'personal',
  params: ['projectId'],
  async admit(context, asked) {
    const projectId = requireId(String(asked.projectId), 'projects.notFound');
    const members = membersAmong(await findProjectMembers(context.sql, [projectId]));
    authorize(context, projectPolicy.see, { members });
    return { projectId };
  },
};

/** What people follow of projects. */
export const projectTopics: readonly Topic[] = [projectTopic];
