import { TextPage } from '#web/features/pages/components/text-page.tsx';

/** How the API behaves, for those who build on it. */
export function DeveloperPage() {
  return <TextPage id="developer" />;
}
