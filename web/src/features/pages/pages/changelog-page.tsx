import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '#domain/documents/document.ts';
import { changeKinds } from '#domain/pages/changelog.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { formatDate } from '#web/lib/dates.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { useForeignLanguage } from '#web/lib/reader-language.ts';
import { DocumentView } from '#web/ui/document/document-view.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { FeedLink } from '#web/ui/feed-links.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useChangelogSuspenseQuery } from '../changelog.generated.ts';
import type { ChangelogQuery } from '../changelog.generated.ts';

type Release = ChangelogQuery['changelog'][number];
type Entry = Release['entries'][number];

/** What changed, release by release (spec §2.1): written in English. */
export function ChangelogPage() {
  const { t } = useTranslation('pages');
  const [params, setParams] = usePageParams();
  const text = (params.get('q') ?? '').trim();
  const ask = (q: string) =>
    setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
  return (
    <TitledPage id="changelog" maxWidth={800}>
      <LanguageNote language="EN" />
      <FeedLink path="/changelog/feed.xml" label={t('changelog.feed')} />
      <Box component="search" sx={{ display: 'block', maxWidth: 480, mt: 3 }}>
        <SearchField
          label={t('changelog.search')}
          value={text}
          onCommit={ask}
          input={{ type: 'search', maxLength: SEARCH_TEXT_LIMIT }}
        />
      </Box>
      <ErrorBoundary title={t('changelog.error')}>
        <Suspense fallback={<TextSkeleton />}>
          <Releases text={text} onClear={() => ask('')} />
        </Suspense>
      </ErrorBoundary>
    </TitledPage>
  );
}

function Releases({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTranslation('pages');
  const { data } = useChangelogSuspenseQuery();
  const words = text.toLowerCase().split(/\s+/);
  const found = data.changelog
    .map((release) => ({
      ...release,
      entries: release.entries.filter(({ body }) => {
        const said = plainText(body).toLowerCase();
        return words.every((word) => said.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
  if (found.length === 0) {
    return (
      <Box sx={{ mt: 4 }}>
        <EmptyState
          title={t('changelog.empty')}
          text={t('changelog.emptyText')}
          action={
            <Button variant="outlined" color="inherit" onClick={onClear}>
              {t('changelog.clear')}
            </Button>
          }
        />
      </Box>
    );
  }
  return found.map((release) => <ReleaseView key={release.anchor} release={release} />);
}

function ReleaseView({ release }: { release: Release }) {
  const { t, i18n } = useTranslation('pages');
  const { anchor, version, date, entries } = release;
  return (
    <Box component="section" aria-labelledby={anchor} sx={{ mt: 5 }}>
      <Typography id={anchor} variant="h2" sx={{ scrollMarginTop: 96 }}>
        {version ?? t('changelog.unreleased')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {date === null ? t('changelog.unreleasedText') : formatDate(date, i18n.language)}
      </Typography>
      {changeKinds.map((kind) => (
        <Changes
          key={kind}
          title={t(`changelog.kinds.${enumName(kind)}`)}
          id={`${anchor}-${kind}`}
          entries={entries.filter((entry) => entry.kind === enumName(kind))}
        />
      ))}
    </Box>
  );
}

interface ChangesProps {
  title: string;
  id: string;
  entries: readonly Entry[];
}

/** What was added, or changed, in a line of time. */
function Changes({ title, id, entries }: ChangesProps) {
  const { t } = useTranslation('pages');
  const lang = useForeignLanguage('EN');
  if (entries.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="h3" sx={{ mb: 1.5 }}>
        <Tag>
          {title} {entries.length}
        </Tag>
      </Typography>
      <Box component="ol" sx={timelineStyle}>
        {entries.map(({ anchor, body }) => (
          <Box component="li" key={anchor} id={anchor} sx={entryStyle}>
            <div lang={lang}>
              <DocumentView document={body} />
            </div>
            <Link
              href={`#${anchor}`}
              variant="body2"
              color="text.secondary"
              aria-label={t('changelog.linkLabel', { text: plainText(body).slice(0, 60) })}
            >
              {t('changelog.link')}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const timelineStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderInlineStart: 2,
  borderColor: 'divider',
} as const;

const entryStyle = {
  position: 'relative',
  pl: 3,
  pb: 2.5,
  scrollMarginTop: 96,
  overflowWrap: 'anywhere',
  '& p': { mt: 0, mb: 0.5 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -7,
    top: 8,
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: 'background.default',
    border: '2px solid',
    borderColor: 'text.secondary',
  },
  '&:target::before': { bgcolor: 'primary.main', borderColor: 'primary.main' },
} as const;
