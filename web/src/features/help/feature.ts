import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { helpAccountRoutes, helpRoutes } from './routes.tsx';

export const help: Feature = {
  name: 'help',
  routes: helpRoutes,
  accountRoutes: helpAccountRoutes,
  // A text is another one in each language.
  typePolicies: {
    HelpArticle: { keyFields: ['id', 'language'] },
    HelpFaq: { keyFields: ['id', 'language'] },
    Query: {
      fields: {
        myTickets: { keyArgs: ['first'], merge: appendPage },
        tickets: { keyArgs: ['first', 'filter'], merge: appendPage },
      },
    },
  },
  links: [
    {
      key: 'helpdesk',
      label: 'help.helpdesk',
      to: '/helpdesk',
      position: 865,
      header: 'more',
      footer: 'resources',
    },
    {
      key: 'contact',
      label: 'help.contact',
      to: '/contact',
      position: 875,
      header: 'rowAndMore',
      footer: 'company',
    },
    { key: 'faqs', label: 'help.faqs', to: '/faqs', position: 870, footer: 'resources' },
  ],
};
