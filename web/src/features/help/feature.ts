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
      key: 'help',
      label: 'help.help',
      to: '/help',
      position: 860,
      header: 'more',
      footer: 'resources',
    },
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
    {
      key: 'packages',
      label: 'help.packages',
      to: '/packages',
      position: 852,
      footer: 'resources',
    },
    { key: 'photographers', label: 'help.photographers', to: '/photographers', position: 853 },
    { key: 'virtual-tours', label: 'help.virtualTours', to: '/virtual-tours', position: 854 },
    { key: 'copywriters', label: 'help.copywriters', to: '/copywriters', position: 855 },
    {
      key: 'advertising',
      label: 'help.advertising',
      to: '/advertising',
      position: 856,
      footer: 'company',
    },
  ],
};
