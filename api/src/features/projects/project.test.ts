import { beforeEach, describe, expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn } from '#api/testing/member.ts';
import {
  change,
  codeOf,
  invitationsOf,
  join,
  projectOfTwo,
  seeProject,
} from '#api/testing/projects.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

let project: Awaited<ReturnType<typeof projectOfTwo>>;

beforeEach(async () => {
  project = await projectOfTwo(server);
});

const titlesOf = async (person: typeof project.lead) => {
  const { data } = await person.client.graphql<{ myProjects: { title: string }[] }>(
    '{ myProjects { title } }',
  );
  return data!.myProjects.map(({ title }) => title);
};

describe('a project', () => {
  test('is seen by those who take part, and is not there for anybody else', async () => {
    const { id, lead, member, outsider } = project;
    expect(await seeProject(lead.client, id)).toMatchObject({ title: 'Tidal', viewerRole: 'LEAD' });
    expect(await seeProject(member.client, id)).toMatchObject({ viewerRole: 'MEMBER' });
    expect(await titlesOf(member)).toEqual(['Tidal']);
    for (const client of [outsider.client, await administrator(server)]) {
      expect(await seeProject(client, id)).toBeNull();
    }
    expect(await titlesOf(outsider)).toEqual([]);
    const { errors } = await server
      .client()
      .graphql('query ($id: ID!) { project(id: $id) { id } }', { id });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('is described and removed by its lead alone', async () => {
    const { id, lead, member, outsider } = project;
    const saved = { id, title: 'Tidal II', state: 'MIXING', dueOn: '2027-03-01' };
    for (const [who, code] of [
      [server.client(), 'UNAUTHENTICATED'],
      [outsider.client, 'NOT_FOUND'],
      [member.client, 'FORBIDDEN'],
    ] as const) {
      expect(await codeOf(who, 'saveProject', saved)).toBe(code);
      expect(await codeOf(who, 'removeProject', { id })).toBe(code);
    }
    expect(await codeOf(lead.client, 'saveProject', saved)).toBeUndefined();
    expect(await seeProject(member.client, id)).toMatchObject({
      title: 'Tidal II',
      state: 'MIXING',
      dueOn: '2027-03-01',
    });
    expect(await codeOf(lead.client, 'removeProject', { id })).toBeUndefined();
    expect(await seeProject(lead.client, id)).toBeNull();
  });

  test('names what is wrong with it', async () => {
    const { client } = project.lead;
    expect(await change(client, 'createProject', { title: ' ' })).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['title'],
    });
    const long = { title: 'a'.repeat(121), artist: 'b'.repeat(121) };
    expect((await change(client, 'createProject', long)).fields).toEqual(['title', 'artist']);
  });

  test('is one of fifty that somebody leads, also begun at once', async () => {
    const { client } = await signedIn(server);
    const codes = await Promise.all(
      Array.from({ length: 53 }, () => codeOf(client, 'createProject', { title: 'Another' })),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(50);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(3);
  });
});

describe('an invitation', () => {
  test('by email is mailed, seen once the address is confirmed, and accepted once', async () => {
    const { id, lead } = project;
    await collectMail(server);
    const person = await signedIn(server);
    const who = person.user.email.toUpperCase();
    expect(await codeOf(lead.client, 'inviteToProject', { projectId: id, who })).toBeUndefined();
    const [mail] = await collectMail(server);
    expect(mail).toMatchObject({ recipient: person.user.email, kind: 'project-invitation' });
    const [invited] = (await seeProject(lead.client, id))!.invitations;
    expect(invited).toMatchObject({ email: person.user.email, guest: null });
    expect(await invitationsOf(person.client)).toEqual([]);
    const accept = () => codeOf(person.client, 'acceptProjectInvitation', { id: invited!.id });
    expect(await accept()).toBe('FORBIDDEN');
    await server.database.sql
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', person.user.id)
      .execute();
    expect(await invitationsOf(person.client)).toMatchObject([{ projectTitle: 'Tidal' }]);
    expect(await accept()).toBeUndefined();
    expect(await accept()).toBe('NOT_FOUND');
    expect(await seeProject(person.client, id)).toMatchObject({ viewerRole: 'MEMBER' });
  });

  test('by username is for that person, and tells nobody their address', async () => {
    const { id, lead, outsider } = project;
    const who = outsider.user.username;
    await change(lead.client, 'inviteToProject', { projectId: id, who });
    const [invited] = (await seeProject(lead.client, id))!.invitations;
    expect(invited).toEqual({
      id: invited!.id,
      email: null,
      guest: { id: String(outsider.user.id) },
    });
    const stranger = await signedIn(server, { emailVerifiedAt: new Date() });
    for (const mutation of ['acceptProjectInvitation', 'declineProjectInvitation']) {
      expect(await codeOf(stranger.client, mutation, { id: invited!.id })).toBe('NOT_FOUND');
    }
    expect(
      await codeOf(outsider.client, 'declineProjectInvitation', { id: invited!.id }),
    ).toBeUndefined();
    expect(await invitationsOf(outsider.client)).toEqual([]);
  });

  test('is for the lead to give and to take back, and ends by itself', async () => {
    const { id, lead, member, outsider } = project;
    const who = outsider.user.username;
    const asked = { projectId: id, who };
    expect(await codeOf(member.client, 'inviteToProject', asked)).toBe('FORBIDDEN');
    expect(await codeOf(outsider.client, 'inviteToProject', asked)).toBe('NOT_FOUND');
    await change(lead.client, 'inviteToProject', asked);
    const [invited] = (await seeProject(lead.client, id))!.invitations;
    expect((await seeProject(member.client, id))!.invitations).toEqual([]);
    const withdraw = { id: invited!.id };
    expect(await codeOf(outsider.client, 'withdrawProjectInvitation', withdraw)).toBe('NOT_FOUND');
    expect(await codeOf(member.client, 'withdrawProjectInvitation', withdraw)).toBe('FORBIDDEN');
    expect(await codeOf(lead.client, 'withdrawProjectInvitation', withdraw)).toBeUndefined();
    expect(await invitationsOf(outsider.client)).toEqual([]);
    await change(lead.client, 'inviteToProject', asked);
    await server.database.sql
      .updateTable('project_invitations')
      .set({ expires_at: new Date(server.runtime.clock()) })
      .execute();
    expect(await invitationsOf(outsider.client)).toEqual([]);
  });

  test('names who cannot be invited', async () => {
    const { id, lead, member } = project;
    const refused = { code: 'BAD_USER_INPUT', fields: ['who'] };
    for (const who of ['', 'nobody@', 'nobody_at_all', member.user.username, member.user.email]) {
      expect(await change(lead.client, 'inviteToProject', { projectId: id, who }), who).toEqual(
        refused,
      );
    }
  });

  test('goes to as many people as a project may have, also at once', async () => {
    const { id, lead } = project;
    const codes = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        codeOf(lead.client, 'inviteToProject', {
          projectId: id,
          who: `person-${index}@example.org`,
        }),
      ),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(18);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(3);
  });
});

describe('those who take part', () => {
  test('leave, or are removed by the lead, and see nothing of it any more', async () => {
    const { id, lead, member, outsider } = project;
    await join(lead.client, id, outsider);
    const of = (person: typeof lead) => ({ projectId: id, userId: String(person.user.id) });
    expect(await codeOf(member.client, 'removeProjectMember', of(outsider))).toBe('FORBIDDEN');
    expect(await codeOf(member.client, 'removeProjectMember', of(member))).toBeUndefined();
    expect(await codeOf(lead.client, 'removeProjectMember', of(outsider))).toBeUndefined();
    for (const { client } of [member, outsider]) expect(await seeProject(client, id)).toBeNull();
    expect(await codeOf(member.client, 'removeProjectMember', of(lead))).toBe('NOT_FOUND');
    expect(await change(lead.client, 'removeProjectMember', of(member))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['userId'],
    });
  });

  test('are led by one, who passes that on before leaving', async () => {
    const { id, lead, member } = project;
    const of = (person: typeof lead) => ({ projectId: id, userId: String(person.user.id) });
    expect(await codeOf(lead.client, 'removeProjectMember', of(lead))).toBe('CONFLICT');
    expect(await codeOf(member.client, 'passProjectLead', of(member))).toBe('FORBIDDEN');
    expect(await codeOf(lead.client, 'passProjectLead', of(lead))).toBe('BAD_USER_INPUT');
    expect(await codeOf(lead.client, 'passProjectLead', of(member))).toBeUndefined();
    expect((await seeProject(member.client, id))!.members).toMatchObject([
      { username: member.user.username, role: 'LEAD', user: { id: String(member.user.id) } },
      { role: 'MEMBER', user: { id: String(lead.user.id) } },
    ]);
    expect(await codeOf(lead.client, 'removeProjectMember', of(lead))).toBeUndefined();
  });
});
