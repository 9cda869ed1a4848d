import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  AddProjectNoteDocument,
  ProjectFilesDocument,
  ProjectNotesDocument,
  RemoveProjectFileDocument,
} from './project-content.generated.ts';
import type { ProjectNoteItemFragment } from './project-content.generated.ts';
import {
  AttachBookingDocument,
  BookingsForProjectsDocument,
  ProjectSessionsDocument,
} from './project-costs.generated.ts';
import type { ProjectSessionFragment } from './project-costs.generated.ts';
import {
  AcceptProjectInvitationDocument,
  CreateProjectDocument,
  InviteToProjectDocument,
  MyProjectsDocument,
  ProjectMembersDocument,
  ProjectOverviewDocument,
  ProjectChangedDocument,
} from './projects.generated.ts';
import type { MyProjectsQuery } from './projects.generated.ts';
import { done, ines, member, noraQuist, page, part, project } from './projects.handlers.ts';

const invitation = {
  __typename: 'ProjectInvitation',
  id: '4',
  projectTitle: 'Tidal',
  expiresAt: '2026-12-15T12:00:00.000Z',
  invitedBy: ines,
} as const;

const projects = (
  myProjects: MyProjectsQuery['myProjects'],
  myProjectInvitations: MyProjectsQuery['myProjectInvitations'] = [],
) =>
  api.query(MyProjectsDocument, () =>
    HttpResponse.json({ data: { myProjects, myProjectInvitations } }),
  );

beforeEach(() => {
  mockServer.use(session(nora));
});

describe('the list', () => {
  test('says what projects are for, and begins one', async () => {
    mockServer.use(
      projects([]),
      page(),
      api.query(ProjectOverviewDocument, () =>
        HttpResponse.json({
          data: {
            project: {
              ...part,
              sessions: [],
              files: [],
              notes: { __typename: 'ProjectNoteConnection', totalCount: 2 },
            },
          },
        }),
      ),
    );
    const { user } = await renderApp('/projects');
    expect(await screen.findByText('No projects yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New project' }));
    const dialog = await screen.findByRole('dialog', { name: 'New project' });
    await user.click(within(dialog).getByRole('button', { name: 'Create project' }));
    expect(await within(dialog).findByText('Enter a title')).toBeVisible();
    let asked: unknown;
    mockServer.use(
      api.mutation(CreateProjectDocument, ({ variables }) => {
        asked = variables.input;
        return changed('createProject', done);
      }),
    );
    await user.type(within(dialog).getByLabelText('Title'), 'Tidal{Enter}');
    expect(await screen.findByRole('heading', { name: 'Tidal', level: 1 })).toBeVisible();
    expect(asked).toEqual({
      title: 'Tidal',
      artist: '',
      description: '',
      state: 'PLANNING',
      dueOn: null,
    });
    expect(await screen.findByRole('link', { name: '2 notes' })).toHaveAttribute(
      'href',
      '/projects/3/notes',
    );
  });

  test('shows invitations, which are accepted', async () => {
    mockServer.use(projects([], [invitation]));
    const { user } = await renderApp('/projects');
    expect(await screen.findByText('Ines Weir invites you to the project Tidal.')).toBeVisible();
    mockServer.use(
      api.mutation(AcceptProjectInvitationDocument, () => {
        mockServer.use(projects([project({ viewerRole: 'MEMBER' })]));
        return changed('acceptProjectInvitation', done);
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('link', { name: 'Tidal' })).toHaveAttribute(
      'href',
      '/projects/3',
    );
  });
});

describe('a project', () => {
  test('is not found by those who take no part in it', async () => {
    mockServer.use(page(null));
    await renderApp('/projects/3/costs');
    expect(await screen.findByText('Project not found')).toBeVisible();
  });

  test('has people invited by its lead, who is told what is wrong', async () => {
    const members = (invitations: unknown[]) =>
      api.query(ProjectMembersDocument, () =>
        HttpResponse.json({ data: { project: { ...part, invitations } } } as never),
      );
    mockServer.use(page(), members([]));
    const { user } = await renderApp('/projects/3/members');
    const field = await screen.findByLabelText('Email or username');
    mockServer.use(
      api.mutation(InviteToProjectDocument, () =>
        refusal('BAD_USER_INPUT', 'Some values are invalid', {
          who: 'There is nobody with this username',
        }),
      ),
    );
    await user.type(field, 'nobody_here{Enter}');
    expect(await screen.findByText('There is nobody with this username')).toBeVisible();
    mockServer.use(
      api.mutation(InviteToProjectDocument, () => {
        const { expiresAt } = invitation;
        const email = 'omar@example.org';
        const invited = { __typename: 'ProjectInvitation', id: '5', email, expiresAt, guest: null };
        mockServer.use(members([invited]));
        return changed('inviteToProject', done);
      }),
    );
    await user.clear(field);
    await user.type(field, 'omar@example.org{Enter}');
    const invited = await screen.findByRole('list', { name: 'Invited' });
    expect(within(invited).getByText('omar@example.org')).toBeVisible();
  });

  test('offers members to leave, and no more', async () => {
    const members = [member(ines, 'LEAD'), member(noraQuist, 'MEMBER')];
    mockServer.use(page(project({ viewerRole: 'MEMBER', members })));
    await renderApp('/projects/3/members');
    expect(await screen.findByText('Nora Quist (you)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave project' })).toBeVisible();
    expect(screen.queryByLabelText('Email or username')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Ines Weir' })).toBeNull();
  });

  test('shows sessions, and takes a booking of one’s own', async () => {
    const studio = {
      __typename: 'Studio',
      id: '31',
      name: 'Cedar Hall',
      neighbourhood: 'Hackney',
      city: { __typename: 'City', id: 'london', name: 'London', countryCode: 'GB' },
    } as const;
    const booked = {
      __typename: 'ProjectSession',
      id: '8',
      status: 'CONFIRMED',
      startsAt: '2026-12-05T10:00:00.000Z',
      endsAt: '2026-12-05T12:00:00.000Z',
      zone: 'Europe/London',
      totalCents: 200_00,
      bookingId: '44',
      viewerCanDetach: true,
      bookedBy: noraQuist,
      studio,
    } as const satisfies ProjectSessionFragment;
    const sessions = (all: ProjectSessionFragment[]) =>
      api.query(ProjectSessionsDocument, () =>
        HttpResponse.json({ data: { project: { ...part, sessions: all } } }),
      );
    const { id: _id, bookingId, viewerCanDetach, bookedBy, ...times } = booked;
    mockServer.use(
      page(),
      sessions([]),
      api.query(BookingsForProjectsDocument, () =>
        HttpResponse.json({
          data: { bookingsForProjects: [{ ...times, __typename: 'Booking', id: bookingId }] },
        }),
      ),
      api.mutation(AttachBookingDocument, ({ variables }) => {
        expect(variables.input).toEqual({ projectId: '3', bookingId });
        mockServer.use(sessions([booked]));
        return changed('attachBooking', done);
      }),
    );
    const { user } = await renderApp('/projects/3/sessions');
    expect(await screen.findByText('No sessions yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a booking' }));
    await user.click(await screen.findByRole('button', { name: /^Add Cedar Hall/ }));
    const list = await screen.findByRole('list', { name: 'Sessions' });
    expect(within(list).getByText(`Booked by ${bookedBy.name}, $200.00`)).toBeVisible();
    expect(within(list).getByRole('link', { name: 'View booking' })).toHaveAttribute(
      'href',
      '/account/bookings/44',
    );
    expect(within(list).queryByRole('button', { name: /Remove the session/ }) !== null).toBe(
      viewerCanDetach,
    );
  });

  test('keeps notes, the newest first', async () => {
    const note = (id: string, content: string): ProjectNoteItemFragment => ({
      __typename: 'ProjectNote',
      id,
      content,
      createdAt: '2026-12-01T10:00:00.000Z',
      editedAt: null,
      viewerCanEdit: true,
      viewerCanRemove: true,
      author: noraQuist,
    });
    const notes = (nodes: ProjectNoteItemFragment[]) =>
      api.query(ProjectNotesDocument, () =>
        HttpResponse.json({
          data: {
            project: {
              ...part,
              notes: {
                __typename: 'ProjectNoteConnection',
                totalCount: nodes.length,
                nodes,
                pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
              },
            },
          },
        }),
      );
    let tell = (_version: string): void => {
      throw new Error('Nobody follows it.');
    };
    mockServer.use(
      page(),
      notes([note('1', 'Tune the piano')]),
      api.subscription(ProjectChangedDocument, ({ subscription }) => {
        expect(subscription.variables).toMatchObject({ projectId: '3' });
        tell = (version) =>
          subscription.publish({
            data: { projectChanged: { __typename: 'ProjectChange', projectId: '3', version } },
          });
      }),
    );
    const { user } = await renderApp('/projects/3/notes');
    const list = await screen.findByRole('list', { name: 'Notes' });
    mockServer.use(
      api.mutation(AddProjectNoteDocument, () => {
        mockServer.use(notes([note('2', 'Bring brushes'), note('1', 'Tune the piano')]));
        return changed('addProjectNote', done);
      }),
    );
    await user.type(screen.getByLabelText('New note'), 'Bring brushes');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await within(list).findByText('Bring brushes');
    const texts = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Bring brushes');
    expect(screen.getByLabelText('New note')).toHaveValue('');
    // What others write comes by itself.
    mockServer.use(notes([note('3', 'Strings at four')]));
    await waitFor(() => tell('1'));
    tell('2');
    expect(await within(list).findByText('Strings at four')).toBeVisible();
  });

  test('shows files, which are removed after being asked', async () => {
    const file = {
      __typename: 'ProjectFile',
      id: '6',
      title: 'Rough mix.wav',
      kind: 'AUDIO',
      url: '/api/project-files/6',
      bytes: 2_400_000,
      durationMs: 61_000,
      peaks: [],
      createdAt: '2026-12-01T10:00:00.000Z',
      viewerCanRemove: true,
      uploadedBy: ines,
    } as const;
    const files = (all: (typeof file)[]) =>
      api.query(ProjectFilesDocument, () =>
        HttpResponse.json({ data: { project: { ...part, files: all } } }),
      );
    mockServer.use(page(), files([file]));
    const { user } = await renderApp('/projects/3/files');
    expect(await screen.findByRole('button', { name: 'Play Rough mix.wav' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download Rough mix.wav' })).toHaveAttribute(
      'href',
      '/api/project-files/6?save=1',
    );
    mockServer.use(
      api.mutation(RemoveProjectFileDocument, () => {
        mockServer.use(files([]));
        return changed('removeProjectFile', done);
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Rough mix.wav' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this file?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No files yet')).toBeVisible();
  });
});
