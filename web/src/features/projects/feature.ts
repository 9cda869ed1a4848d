import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { projectRoutes } from './routes.tsx';

const whole = { merge: false } as const;

export const projects: Feature = {
  name: 'projects',
  routes: projectRoutes,
  typePolicies: {
    // Each list is whole, but that of the notes.
    Project: {
      fields: {
        members: whole,
        invitations: whole,
        sessions: whole,
        files: whole,
        costs: whole,
        balances: whole,
        transfers: whole,
        settlements: whole,
        notes: { keyArgs: ['first'], merge: appendPage },
      },
    },
    ProjectCost: { fields: { shares: whole } },
  },
};
