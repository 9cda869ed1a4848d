import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import { ProjectPageDocument } from './projects.generated.ts';
import type { ProjectPageQuery } from './projects.generated.ts';

type Project = NonNullable<ProjectPageQuery['project']>;

/** Somebody with an account. */
export const person = (id: string, name: string) =>
  ({ __typename: 'User', id, name, avatarUrl: null }) as const;
/** Who is logged in. */
export const noraQuist = person('7', 'Nora Quist');
/** Who takes part besides. */
export const ines = person('9', 'Ines Weir');

/** Somebody who takes part in a project. */
export const member = (user: ReturnType<typeof person>, role: 'LEAD' | 'MEMBER') =>
  ({ __typename: 'ProjectMember', role, joinedAt: '2026-11-01T12:00:00.000Z', user }) as const;

/** A project of two members, which the first one leads. */
export function project(change: Partial<Project> = {}): Project {
  return {
    __typename: 'Project',
    id: '3',
    title: 'Tidal',
    artist: 'Nora Quist',
    description: 'Five songs about the estuary.',
    state: 'RECORDING',
    dueOn: '2027-03-01',
    createdAt: '2026-11-01T12:00:00.000Z',
    viewerRole: 'LEAD',
    members: [member(noraQuist, 'LEAD'), member(ines, 'MEMBER')],
    ...change,
  };
}

/** Answers the page of a project; null where there is none. */
export const page = (shown: Project | null = project()) =>
  api.query(ProjectPageDocument, () => HttpResponse.json({ data: { project: shown } }));

/** A project as parts of it name it. */
export const part = { __typename: 'Project', id: '3' } as const;
/** What changes answer. */
export const done = { project: part };
