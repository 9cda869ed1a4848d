import { MyListingsDocument } from '#web/features/listings/listings.generated.ts';
import { MyListingsPage } from '#web/features/listings/pages/my-listings-page.tsx';
import { TableTransfer } from '../components/table-transfer.tsx';
import { useImportListingsMutation } from '../table-import.generated.ts';

/** What one lists, drafts too, within the dashboard, and the same as tables. */
export function ListingsPage() {
  const [importListings] = useImportListingsMutation({ refetchQueries: [MyListingsDocument] });
  return (
    <>
      <MyListingsPage />
      <TableTransfer
        kind="listings"
        onImport={async (input) => {
          const { data } = await importListings({ variables: { input } });
          return data?.importListings;
        }}
      />
    </>
  );
}
