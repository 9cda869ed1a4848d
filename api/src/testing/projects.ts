import { signedIn } from './member.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Somebody who is logged in. */
export type Person = Awaited<ReturnType<typeof signedIn>>;

const PROJECT = `
  id title state dueOn viewerRole
  members { username role user { id name } }
  invitations { id email guest { id } }
  sessions { id status totalCents bookingId viewerCanDetach bookedBy { id } studio { name } }
  files { id title kind url bytes durationMs peaks viewerCanRemove }
  notes(first: 20) { totalCount nodes { id content editedAt viewerCanEdit viewerCanRemove author { id } } }
  costs { id title amountCents currency viewerCanChange payer { id } session { id } shares { weight amountCents user { id } } }
  balances { user { id } currency amountCents }
  transfers { from { id } to { id } currency amountCents viewerCanSettle }
  settlements { id from { id } to { id } amountCents viewerCanSettle }
`;

interface Named {
  id: string;
}

export interface ProjectResult extends Named {
  title: string;
  state: string;
  dueOn: string | null;
  viewerRole: string | null;
  members: { username: string; role: string; user: Named }[];
  invitations: { id: string; email: string | null; guest: Named | null }[];
  sessions: { id: string; status: string; bookingId: string | null; viewerCanDetach: boolean }[];
  files: { id: string; title: string; kind: string; url: string; peaks: number[] }[];
  notes: { totalCount: number; nodes: { id: string; content: string; editedAt: string | null }[] };
  costs: {
    id: string;
    title: string | null;
    amountCents: number;
    shares: { weight: number; amountCents: number; user: Named }[];
  }[];
  balances: { user: Named; currency: string; amountCents: number }[];
  transfers: { from: Named; to: Named; currency: string; amountCents: number }[];
  settlements: { id: string; amountCents: number }[];
}

/** A project as somebody sees it; null when it is not theirs to see. */
export async function seeProject(client: TestClient, id: string): Promise<ProjectResult | null> {
  const { data, errors } = await client.graphql<{ project: ProjectResult | null }>(
    `query ($id: ID!) { project(id: $id) { ${PROJECT} } }`,
    { id },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.project;
}

/** Changes something of a project. @returns what was refused, by code and by the names of fields */
export async function change(
  client: TestClient,
  mutation: string,
  input: Record<string, unknown>,
): Promise<{ code: string | undefined; fields: string[] }> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { errors } = await client.graphql(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  const extensions = errors[0]?.extensions;
  return { code: extensions?.code, fields: Object.keys(extensions?.fields ?? {}) };
}

/** What changing something is refused with; undefined when it is not. */
export async function codeOf(
  client: TestClient,
  mutation: string,
  input: Record<string, unknown>,
): Promise<string | undefined> {
  return (await change(client, mutation, input)).code;
}

/** Begins a project. @returns its id */
export async function startProject(client: TestClient, title = 'Tidal'): Promise<string> {
  const { data, errors } = await client.graphql<{ createProject: { project: Named } | null }>(
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }',
    { input: { title } },
  );
  if (!data?.createProject) throw new Error(JSON.stringify(errors));
  return data.createProject.project.id;
}

export async function invitationsOf(client: TestClient) {
  const { data } = await client.graphql<{
    myProjectInvitations: { id: string; projectTitle: string }[];
  }>('{ myProjectInvitations { id projectTitle } }');
  return data!.myProjectInvitations;
}

/** Has somebody take part in a project. */
export async function join(lead: TestClient, projectId: string, person: Person): Promise<void> {
  await change(lead, 'inviteToProject', { projectId, who: person.user.username });
  const [invitation] = await invitationsOf(person.client);
  await change(person.client, 'acceptProjectInvitation', { id: invitation!.id });
}

/** A project with a lead and a member, and somebody who has nothing to do with it. */
export async function projectOfTwo(server: TestServer) {
  const confirmed = { emailVerifiedAt: new Date() };
  const lead = await signedIn(server, confirmed);
  const member = await signedIn(server, confirmed);
  const outsider = await signedIn(server, confirmed);
  const id = await startProject(lead.client);
  await join(lead.client, id, member);
  return { id, lead, member, outsider };
}
