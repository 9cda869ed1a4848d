import { useTranslation } from 'react-i18next';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid } from '#web/features/studios/components/studio-grid.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useMoreOwnedStudiosLazyQuery } from './profile-page.generated.ts';
import type { OwnedStudiosPartFragment } from './profile-page.generated.ts';

interface OwnedStudiosProps {
  ownerId: string;
  studios: OwnedStudiosPartFragment;
}

/** The studios that somebody lists; nothing when there are none. */
export function OwnedStudios({ ownerId, studios: { nodes, pageInfo } }: OwnedStudiosProps) {
  const { t } = useTranslation('accounts');
  const [loadMore] = useMoreOwnedStudiosLazyQuery();
  if (nodes.length === 0) return null;
  return (
    <Section title={t('publicProfile.studios')}>
      <StudioGrid>
        {nodes.map((studio) => (
          <StudioCard key={studio.id} studio={studio} />
        ))}
      </StudioGrid>
      {pageInfo.hasNextPage && (
        <ShowMore
          load={() => loadMore({ variables: { id: ownerId, after: pageInfo.endCursor } })}
        />
      )}
    </Section>
  );
}
