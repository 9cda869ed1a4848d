import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useHiddenIdeasSuspenseQuery, useIdeasSuspenseQuery } from '../ideas.generated.ts';
import type { IdeaItemFragment, IdeasQueryVariables } from '../ideas.generated.ts';
import { IdeaCard } from './idea-card.tsx';

interface IdeaListProps {
  variables: Omit<IdeasQueryVariables, 'after'>;
  /** Level of their titles in the page's outline. */
  level: 'h2' | 'h3';
  hidesStatus?: boolean;
  /** Stands where there is none. */
  empty: ReactNode;
}

/** Ideas that everybody sees, page by page. */
export function IdeaList({ variables, empty, ...cards }: IdeaListProps) {
  const { data, fetchMore } = useIdeasSuspenseQuery({ variables });
  const { nodes, pageInfo } = data.ideas;
  if (nodes.length === 0) return empty;
  return (
    <>
      <IdeaCards ideas={nodes} {...cards} />
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

/** Ideas that only administrators see, page by page. */
export function HiddenIdeaList({ first, empty }: { first: number; empty: ReactNode }) {
  const { data, fetchMore } = useHiddenIdeasSuspenseQuery({ variables: { first } });
  const { nodes, pageInfo } = data.hiddenIdeas;
  if (nodes.length === 0) return empty;
  return (
    <>
      <IdeaCards ideas={nodes} level="h2" />
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

interface IdeaCardsProps {
  ideas: readonly IdeaItemFragment[];
  level: 'h2' | 'h3';
  hidesStatus?: boolean;
}

/** Ideas one below the other. */
export function IdeaCards({ ideas, ...card }: IdeaCardsProps) {
  return (
    <Box sx={listStyle}>
      {ideas.map((idea) => (
        <IdeaCard key={idea.id} idea={idea} {...card} />
      ))}
    </Box>
  );
}

/** Stands where ideas come. */
export function IdeaListSkeleton({ count }: { count: number }) {
  return (
    <Box aria-hidden sx={listStyle}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={132} sx={{ borderRadius: 3 }} />
      ))}
    </Box>
  );
}

const listStyle = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
