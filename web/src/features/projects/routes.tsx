import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const projectRoutes: RouteObject[] = [
  page({
    path: 'projects',
    params: [],
    load: async () => (await import('./pages/projects-page.tsx')).ProjectsPage,
  }),
  page({
    path: 'projects/:id',
    params: [],
    load: async () => (await import('./pages/project-layout.tsx')).ProjectLayout,
    children: [
      page({
        index: true,
        params: [],
        load: async () => (await import('./pages/overview-page.tsx')).OverviewPage,
      }),
      page({
        path: 'sessions',
        params: [],
        load: async () => (await import('./pages/sessions-page.tsx')).SessionsPage,
      }),
      page({
        path: 'members',
        params: [],
        load: async () => (await import('./pages/members-page.tsx')).MembersPage,
      }),
      page({
        path: 'files',
        params: [],
        load: async () => (await import('./pages/files-page.tsx')).FilesPage,
      }),
      page({
        path: 'notes',
        params: [],
        load: async () => (await import('./pages/notes-page.tsx')).NotesPage,
      }),
      page({
        path: 'costs',
        params: [],
        load: async () => (await import('./pages/costs-page.tsx')).CostsPage,
      }),
    ],
  }),
];
