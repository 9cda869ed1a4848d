import { MediaKit } from '../components/media-kit.tsx';
import { TextPage } from '../components/text-page.tsx';

/** What there is to show us with. */
export function MediaKitPage() {
  return (
    <TextPage id="mediakit">
      <MediaKit />
    </TextPage>
  );
}
