import { useApolloClient } from '@apollo/client/react';
import { MyListingsDocument } from '#web/features/listings/listings.generated.ts';
import { MyListingsPage } from '#web/features/listings/pages/my-listings-page.tsx';
import { ListingTables } from '../components/listing-tables.tsx';

/** What one lists, drafts too, within the dashboard, and the same as tables. */
export function ListingsPage() {
  const client = useApolloClient();
  return (
    <>
      <MyListingsPage />
      <ListingTables
        onImported={() => void client.refetchQueries({ include: [MyListingsDocument] })}
      />
    </>
  );
}
