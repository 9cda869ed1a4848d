import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import type { OwnerRequestKind } from '#domain/owners/owner-request.ts';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useMyOwnerRequestsSuspenseQuery } from '../owner-requests.generated.ts';
import { Part } from './part.tsx';
import { RequestRow } from './request-row.tsx';

const PAGE_SIZE = 20;

/** What was asked of the people who run the product; nothing where nothing was. */
export function OwnRequests({ kind }: { kind: OwnerRequestKind }) {
  const { t } = useTranslation('owners');
  const { data, fetchMore, refetch } = useMyOwnerRequestsSuspenseQuery({
    variables: { kind: enumName(kind), first: PAGE_SIZE },
    context: { fresh: false },
  });
  const { nodes, pageInfo } = data.myOwnerRequests;
  if (nodes.length === 0) return null;
  return (
    <Box sx={{ mt: 5 }}>
      <Part title={t('ask.yours')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {nodes.map((request) => (
            <RequestRow key={request.id} request={request} onChanged={() => void refetch()} />
          ))}
        </Box>
        {pageInfo.hasNextPage && (
          <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
        )}
      </Part>
    </Box>
  );
}
