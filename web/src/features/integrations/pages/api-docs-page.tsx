import { TitledPage } from '#web/features/pages/components/titled-page.tsx';

/** The API to look up and to try. */
export function ApiDocsPage() {
  return <TitledPage id="api-docs">{null}</TitledPage>;
}
