import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  AcceptTeamInvitationDocument,
  ChangeTeamRoleDocument,
  InviteToTeamDocument,
  MyTeamsDocument,
  RemoveTeamMemberDocument,
  WithdrawTeamInvitationDocument,
} from './teams.generated.ts';
import type { OwnInvitationFragment, TeamFragment } from './teams.generated.ts';

type Team = TeamFragment & { __typename: 'StudioTeam' };

function person(id: string, name: string, role: Team['members'][number]['role']) {
  const user = { __typename: 'User', id, name, avatarUrl: null } as const;
  return { __typename: 'TeamMember', role, user } as const;
}

function team(change: Partial<Team> = {}): Team {
  return {
    __typename: 'StudioTeam',
    viewerRole: 'OWNER',
    studio: { __typename: 'Studio', id: '31', name: 'Cedar Hall' },
    members: [person('7', 'Nora Quist', 'OWNER'), person('9', 'Ines Weir', 'ENGINEER')],
    invitations: [],
    ...change,
  };
}

const invitation = {
  __typename: 'TeamInvitation',
  id: '4',
  role: 'MANAGER',
  expiresAt: '2026-12-15T12:00:00.000Z',
  studio: { __typename: 'Studio', id: '31', name: 'Cedar Hall' },
  invitedBy: { __typename: 'User', id: '2', name: 'Tobias Wren' },
} as const satisfies OwnInvitationFragment & { __typename: string };

function teams(myTeams: Team[], myTeamInvitations: (typeof invitation)[] = []) {
  return api.query(MyTeamsDocument, () =>
    HttpResponse.json({ data: { myTeams, myTeamInvitations } }),
  );
}

beforeEach(() => {
  mockServer.use(session(nora));
});

const people = () => screen.findByRole('list', { name: 'People who work for Cedar Hall' });

describe('an owner', () => {
  test('invites somebody, and takes that back', async () => {
    mockServer.use(teams([team()]));
    const { user } = await renderApp('/account/teams');
    await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
    await user.type(await screen.findByLabelText('Email'), 'nobody{Enter}');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    const invited = team({
      invitations: [
        {
          __typename: 'TeamInvitation',
          id: '5',
          email: 'omar@example.org',
          role: 'MANAGER',
          expiresAt: '2026-12-15T12:00:00.000Z',
        },
      ],
    });
    let asked: unknown;
    mockServer.use(
      api.mutation(InviteToTeamDocument, ({ variables }) => {
        asked = variables.input;
        mockServer.use(teams([invited]));
        return changed('inviteToTeam', { team: invited });
      }),
      api.mutation(WithdrawTeamInvitationDocument, () => {
        mockServer.use(teams([team()]));
        return changed('withdrawTeamInvitation', { team: team() });
      }),
    );
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'omar@example.org{Enter}');
    expect(await within(await people()).findByText('omar@example.org')).toBeVisible();
    expect(asked).toEqual({ studioId: '31', email: 'omar@example.org', role: 'MANAGER' });
    await user.click(
      screen.getByRole('button', { name: 'Withdraw the invitation to omar@example.org' }),
    );
    await waitFor(() => expect(screen.queryByText('omar@example.org')).toBeNull());
  });

  test('changes a role, and removes somebody after being asked', async () => {
    mockServer.use(teams([team()]));
    const { user } = await renderApp('/account/teams');
    const manager = team({
      members: [person('7', 'Nora Quist', 'OWNER'), person('9', 'Ines Weir', 'MANAGER')],
    });
    mockServer.use(
      api.mutation(ChangeTeamRoleDocument, () => {
        mockServer.use(teams([manager]));
        return changed('changeTeamRole', { team: manager });
      }),
      api.mutation(RemoveTeamMemberDocument, () => {
        mockServer.use(teams([team({ members: [person('7', 'Nora Quist', 'OWNER')] })]));
        return changed('removeTeamMember', { removedMemberId: '9' });
      }),
    );
    const role = await screen.findByRole('combobox', { name: 'Role of Ines Weir' });
    await user.selectOptions(role, 'Manager');
    expect(await screen.findByText('Role changed')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove Ines Weir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove from the team?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Ines Weir')).toBeNull());
  });
});

describe('somebody who is invited', () => {
  test('accepts, and sees the team without changing it', async () => {
    mockServer.use(teams([], [invitation]));
    const { user } = await renderApp('/account/teams');
    const text = 'Tobias Wren invites you to the team of Cedar Hall as Manager.';
    expect(await screen.findByText(text)).toBeVisible();
    const joined = team({
      viewerRole: 'MANAGER',
      members: [person('2', 'Tobias Wren', 'OWNER'), person('7', 'Nora Quist', 'MANAGER')],
    });
    mockServer.use(
      api.mutation(AcceptTeamInvitationDocument, () => {
        mockServer.use(teams([joined]));
        return changed('acceptTeamInvitation', { team: joined });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await within(await people()).findByText('Nora Quist (you)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave the team' })).toBeVisible();
  });

  test('is told why that could not be done', async () => {
    mockServer.use(
      teams([], [invitation]),
      api.mutation(AcceptTeamInvitationDocument, () =>
        refusal('NOT_FOUND', 'This invitation is no longer valid'),
      ),
    );
    const { user } = await renderApp('/account/teams');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('This invitation is no longer valid')).toBeVisible();
  });
});
