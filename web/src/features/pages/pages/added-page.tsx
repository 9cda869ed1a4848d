import { useParams } from 'react-router-dom';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { PageText } from '../components/page-text.tsx';
import { Text } from '../components/text-page.tsx';

/** A page that editors added. Those that ship, and those that have moved, have another address. */
export function AddedPage() {
  const { slug = '' } = useParams();
  return (
    <PageText id={slug} skeleton={<TextSkeleton />}>
      {(page) =>
        page.path === `/pages/${slug}` ? <Text page={page} /> : <Redirect to={page.path} />
      }
    </PageText>
  );
}
