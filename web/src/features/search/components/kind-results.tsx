import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import { searchKinds } from '#domain/search/search-kind.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import { usePageParams, withParam } from '#web/lib/page-params.ts';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { useHitNames } from '../hooks/use-hit-names.ts';
import { AFTER_PARAM, KIND_PARAM } from '../search-path.ts';
import { HitList } from './hit-list.tsx';
import { useKindResultsSuspenseQuery } from './kind-results.generated.ts';
import type { KindResultsQuery } from './kind-results.generated.ts';
import { LinkChips } from './link-chips.tsx';

type KindGroup = KindResultsQuery['siteSearch'][number];

/** Kinds beside the studios, which have filters and an order of their own. */
const otherKinds = searchKinds.filter((kind) => kind !== 'studios').map(enumName);

/** Results of each kind beside the studios that are listed. */
const LISTED_TOGETHER = 12;
/** And of one kind alone. */
const LISTED = 100;

interface KindResultsProps {
  text: string;
  /** The only kind to show. */
  kind: SearchKind | undefined;
  /** How many studios there are; undefined when they did not load. */
  studioCount: number | undefined;
}

/** Whatever else answers to a text, and the way to each kind of it. */
export function KindResults({ text, kind, studioCount }: KindResultsProps) {
  const { t, i18n } = useTranslation('search');
  const [params] = usePageParams();
  const names = useHitNames();
  const language = useReaderLanguage();
  const { data } = useKindResultsSuspenseQuery({
    variables: { text, first: LISTED_TOGETHER, kinds: otherKinds, language },
    // A failure leaves the studios, which are what most people look for.
    errorPolicy: 'all',
  });
  const result: KindResultsQuery | undefined = data;
  const groups = result?.siteSearch ?? [];
  if (groups.length === 0 && kind === undefined) return null;

  const format = new Intl.NumberFormat(i18n.language);
  const counted = (id: KindGroup['kind'], total: number) =>
    t('byKind.counted', { name: t(`kinds.${id}`), total: format.format(total) });
  const tabs = [
    { id: 'all', label: t('byKind.all'), to: queryOf(params, undefined) },
    {
      id: 'STUDIOS',
      label: studioCount === undefined ? t('kinds.STUDIOS') : counted('STUDIOS', studioCount),
      to: queryOf(params, 'studios'),
    },
    ...groups.map((group) => ({
      id: group.kind,
      label: counted(group.kind, group.totalCount),
      to: queryOf(params, enumValue(group.kind, searchKinds)),
    })),
  ];
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ mb: 3 }}>
        <LinkTabs label={t('byKind.label')} current={kind ? enumName(kind) : 'all'} tabs={tabs} />
      </Box>
      {kind === undefined &&
        groups.map((group) => (
          <LinkChips
            key={group.kind}
            label={t(`kinds.${group.kind}`)}
            links={group.hits.map((hit) => ({
              to: hit.url,
              label: names.label(group.kind, hit),
              count: hit.studioCount ?? undefined,
            }))}
          />
        ))}
      {kind && kind !== 'studios' && <OneKind text={text} kind={kind} />}
    </Box>
  );
}

/** Results of one kind, as many as are worth looking through. */
function OneKind({ text, kind }: { text: string; kind: SearchKind }) {
  const { t } = useTranslation('search');
  const [params] = usePageParams();
  const language = useReaderLanguage();
  const { data } = useKindResultsSuspenseQuery({
    variables: { text, first: LISTED, kinds: [enumName(kind)], language },
    errorPolicy: 'all',
  });
  const result: KindResultsQuery | undefined = data;
  const shown = result?.siteSearch.find((group) => group.kind === enumName(kind));
  if (shown) return <HitList kind={shown.kind} hits={shown.hits} typed={text} />;
  return (
    <EmptyState
      title={t('byKind.none', { text })}
      text={t('byKind.noneText')}
      action={
        <Button
          component={RouterLink}
          to={queryOf(params, undefined)}
          variant="outlined"
          color="inherit"
        >
          {t('byKind.showAll')}
        </Button>
      }
    />
  );
}

/** The address of the same search with one kind of results, or with all. */
function queryOf(params: URLSearchParams, kind: string | undefined): string {
  const next = withParam(params, KIND_PARAM, kind ?? '');
  next.delete(AFTER_PARAM);
  return `?${next.toString()}`;
}
