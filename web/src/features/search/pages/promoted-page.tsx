import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/ui/page-head.tsx';
import { DirectoryHeader } from '../components/directory-header.tsx';
import { DirectoryPage } from '../components/directory-page.tsx';
import { StudioListing } from '../components/studio-listing.tsx';
import { useListingAddress } from '../hooks/use-listing-address.ts';
import { usePromotedPageSuspenseQuery } from './promoted-page.generated.ts';

/** The studios that their owners promote, without those kept out of this list (ruling 5). */
export function PromotedPage() {
  const { t } = useTranslation('search');
  return (
    <DirectoryPage subject="promoted">
      <PageHead title={t('directory.promotedTitle')} description={t('directory.promotedMeta')} />
      <DirectoryHeader
        back={{ to: '/studios', label: t('directory.allStudios') }}
        title={t('directory.promotedTitle')}
        lead={t('directory.promotedLead')}
      />
      <PromotedStudios />
    </DirectoryPage>
  );
}

function PromotedStudios() {
  const address = useListingAddress({ promotedOnly: true });
  const { data } = usePromotedPageSuspenseQuery({ variables: address.variables });
  return <StudioListing list={data.studios} address={address} />;
}
