import { useTranslation } from 'react-i18next';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { DirectoryHeader } from '../components/directory-header.tsx';
import { DirectoryPage } from '../components/directory-page.tsx';
import { SearchPanel } from '../components/search-panel.tsx';
import { useSearchPanel } from '../hooks/use-search-panel.ts';
import { useSearchTitle } from '../hooks/use-search-title.ts';

/** The page is about those; some are kept out of it (ruling 5). */
const promoted: StudioFilter = { promotedOnly: true };

/** The studios that their owners promote, called what they are. */
export function PromotedPage() {
  return (
    <DirectoryPage subject="promoted">
      <PromotedStudios />
    </DirectoryPage>
  );
}

function PromotedStudios() {
  const { t } = useTranslation('search');
  const panel = useSearchPanel(promoted);
  const title = useSearchTitle(panel.address.search.filter);
  return (
    <>
      <PageHead title={title} description={t('directory.promotedMeta')} />
      <DirectoryHeader
        back={{ to: '/studios', label: t('directory.allStudios') }}
        title={title}
        lead={t('directory.promotedLead')}
      />
      <SearchPanel panel={panel} />
    </>
  );
}
