import type { Feature } from '#web/lib/feature.ts';
import { helpRoutes } from './routes.tsx';

export const help: Feature = {
  name: 'help',
  routes: helpRoutes,
  // A text is another one in each language.
  typePolicies: {
    HelpArticle: { keyFields: ['id', 'language'] },
    HelpFaq: { keyFields: ['id', 'language'] },
  },
  links: [
    {
      key: 'helpdesk',
      label: 'help.helpdesk',
      to: '/helpdesk',
      position: 865,
      header: 'more',
      footer: 'company',
    },
    { key: 'faqs', label: 'help.faqs', to: '/faqs', position: 870, footer: 'company' },
  ],
};
