import { useParams } from 'react-router-dom';
import { Redirect } from '#web/ui/redirect.tsx';
import { pagePath } from '../text-pages.ts';
import { TextPage } from './text-page.tsx';

/** A page that editors added. Those that ship have addresses of their own. */
export function AddedPage() {
  const { slug = '' } = useParams();
  const path = pagePath(slug);
  return path.startsWith('/pages/') ? <TextPage id={slug} /> : <Redirect to={path} />;
}
