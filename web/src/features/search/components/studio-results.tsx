import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { StudioSearch } from '#domain/search/search-params.ts';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid } from '#web/features/studios/components/studio-grid.tsx';
import { itemListData, JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { useMoreStudios } from '../hooks/use-more-studios.ts';
import { searchVariables } from '../search-variables.ts';
import type { StudioResultsFragment } from './studio-results.generated.ts';

/** Cards that are in view when a list opens on a large screen. */
const IN_VIEW = 3;

interface StudioResultsProps {
  list: StudioResultsFragment;
  /** What the list was asked for. */
  search: StudioSearch;
  /** Where the list begins, when not at its top. */
  after: string | null;
  /** The query string of the page from a place in the list on, or from its top. */
  queryFrom: (after: string | null) => string;
  /** Told which studio is pointed at or focused, or that none is. */
  onMark: ((id: string | undefined) => void) | undefined;
}

/** Studios as cards, and the way to more of them. */
export function StudioResults({ list, search, after, queryFrom, onMark }: StudioResultsProps) {
  const { t, i18n } = useTranslation(['search', 'ui']);
  const { nodes, pageInfo, totalCount } = list;
  const { showMore, state } = useMoreStudios(searchVariables(search));
  const origin = useOrigin();
  const cards = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);

  useEffect(() => {
    const index = firstNew.current;
    if (index === undefined || nodes.length <= index) return;
    firstNew.current = undefined;
    const links = cards.current?.querySelectorAll<HTMLAnchorElement>('article h3 a');
    links?.[index]?.focus({ preventScroll: true });
  }, [nodes.length]);

  function mark(target: EventTarget): void {
    const card = target instanceof Element ? target.closest('article') : null;
    const index = [...(cards.current?.querySelectorAll('article') ?? [])].findIndex(
      (other) => other === card,
    );
    onMark?.(nodes[index]?.id);
  }

  const format = new Intl.NumberFormat(i18n.language);
  const { endCursor } = pageInfo;
  return (
    <>
      {after && (
        <Typography sx={{ mb: 2 }}>
          {t('results.further')}{' '}
          <Link component={RouterLink} to={queryFrom(null)} reloadDocument>
            {t('results.restart')}
          </Link>
        </Typography>
      )}
      <JsonLd
        data={itemListData(
          origin,
          nodes.map(({ id, name }) => ({ name, path: `/studios/${id}` })),
        )}
      />
      <div
        ref={cards}
        {...(onMark && {
          onPointerOver: ({ target }) => mark(target),
          onPointerLeave: () => onMark(undefined),
          onFocus: ({ target }) => mark(target),
          onBlur: () => onMark(undefined),
        })}
      >
        <StudioGrid columns="fit">
          {nodes.map((studio, index) => (
            <StudioCard
              key={studio.id}
              studio={studio}
              priority={index < IN_VIEW}
              freeAt={search.filter.freeAt}
              isSponsored={search.filter.promotedOnly ?? false}
              wholePrice={studio.wholePrice}
            />
          ))}
        </StudioGrid>
      </div>
      {pageInfo.hasNextPage && endCursor && (
        <Box sx={{ mt: 4, textAlign: 'center' }}>
          {/* A link, so that there is a way on without scripts too. */}
          <Button
            component={RouterLink}
            to={queryFrom(endCursor)}
            color="inherit"
            variant="outlined"
            aria-disabled={state === 'loading'}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (state === 'loading') return;
              firstNew.current = nodes.length;
              void showMore(endCursor);
            }}
          >
            {t(state === 'loading' ? 'ui:loadingMore' : 'ui:showMore')}
          </Button>
          {!after && (
            <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
              {t('results.shown', {
                shown: format.format(nodes.length),
                total: format.format(totalCount),
              })}
            </Typography>
          )}
          {/* There before its text, or some screen readers would not notice it. */}
          <Typography role="alert" color="error" sx={{ '&:not(:empty)': { mt: 1 } }}>
            {state === 'failed' && t('results.moreFailed')}
          </Typography>
        </Box>
      )}
    </>
  );
}
