import { lazy } from 'react';
import { EditPage } from '#web/features/listings/pages/edit-page.tsx';

// With what the page of studios shows below its titles, whose code it is: shared, both would be larger.
const StudioPreview = lazy(async () => ({
  default: (await import('../studio/studio-preview.tsx')).StudioPreview,
}));

/** The form of a listing, which shows it as the page of its studio will. */
export function ListingPage() {
  return <EditPage Preview={StudioPreview} />;
}
