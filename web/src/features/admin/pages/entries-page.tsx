import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { entryKinds } from '#domain/company/entry.ts';
import type { EntryKind } from '#domain/company/entry.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { EntryNotFound } from '../components/entry-not-found.tsx';
import { ListPage } from '../components/list-page.tsx';
import { rowsStyle, rowStyle } from '../components/rows.ts';
import { useAdminEntriesSuspenseQuery } from '../entries.generated.ts';
import type { ListedEntryFragment } from '../entries.generated.ts';
import { entryKindOf } from '../entry-values.ts';
import { useEntryChanges } from '../hooks/use-entry-changes.ts';

/** The list of a kind: its order, what everybody sees of it, and the way to change it. */
export function EntriesPage() {
  const { t } = useTranslation('admin');
  const kind = entryKindOf(useParams().kind);
  if (!kind) return <EntryNotFound />;
  const title = t(`entries.kinds.${enumName(kind)}`);
  return (
    <ListPage
      title={title}
      description={t('entries.description')}
      error={t('entries.error')}
      asked={kind}
      action={
        <Button component={RouterLink} to={`/admin/entries/${kind}/new`} variant="contained">
          {t('entries.add')}
        </Button>
      }
      filters={
        <Box sx={{ mb: 2.5 }}>
          <LinkTabs
            label={t('entries.title')}
            current={kind}
            tabs={entryKinds.map((id) => ({
              id,
              label: t(`entries.kinds.${enumName(id)}`),
              to: `/admin/entries/${id}`,
            }))}
          />
        </Box>
      }
    >
      <Entries kind={kind} />
    </ListPage>
  );
}

function Entries({ kind }: { kind: EntryKind }) {
  const { t } = useTranslation('admin');
  const { data, refetch } = useAdminEntriesSuspenseQuery({
    variables: { kind: enumName(kind) },
    context: { fresh: false },
  });
  const changes = useEntryChanges(kind, async () => void (await refetch()));
  const { entries } = data;
  if (entries.length === 0) {
    return <EmptyState title={t('entries.empty')} text={t('entries.emptyText')} />;
  }

  function move(index: number, by: number): void {
    const ids = entries.map(({ id }) => id);
    const [id = ''] = ids.splice(index, 1);
    void changes.arrange(ids.toSpliced(index + by, 0, id));
  }

  return (
    <Box component="ul" sx={rowsStyle}>
      {entries.map((entry, index) => (
        <Row
          key={entry.id}
          kind={kind}
          entry={entry}
          changes={changes}
          moveUp={index > 0 ? () => move(index, -1) : undefined}
          moveDown={index < entries.length - 1 ? () => move(index, 1) : undefined}
        />
      ))}
    </Box>
  );
}

interface RowProps {
  kind: EntryKind;
  entry: ListedEntryFragment;
  changes: ReturnType<typeof useEntryChanges>;
  /** Undefined for the first. */
  moveUp: (() => void) | undefined;
  /** Undefined for the last. */
  moveDown: (() => void) | undefined;
}

function Row({ kind, entry, changes, moveUp, moveDown }: RowProps) {
  const { t } = useTranslation('admin');
  const { id, title, isPublished, isInvented } = entry;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px', overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={`/admin/entries/${kind}/${id}`}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {title}
        </Link>
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
          <Chip
            size="small"
            color={isPublished ? 'success' : 'default'}
            label={t(isPublished ? 'entries.published' : 'entries.hidden')}
          />
          {isInvented && <Chip size="small" label={t('entries.invented')} />}
        </Box>
      </Box>
      {/* Events stand in the order in which they begin. */}
      {kind !== 'event' && (
        <Box sx={{ display: 'flex' }}>
          <IconButton
            aria-label={t('entries.up', { title })}
            disabled={!moveUp}
            onClick={moveUp}
            sx={buttonStyle}
          >
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={t('entries.down', { title })}
            disabled={!moveDown}
            onClick={moveDown}
            sx={buttonStyle}
          >
            <ArrowDown size={18} aria-hidden />
          </IconButton>
        </Box>
      )}
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label={t(isPublished ? 'entries.hideOf' : 'entries.publishOf', { title })}
        onClick={() => void changes.publish(id, !isPublished)}
      >
        {t(isPublished ? 'entries.hide' : 'entries.publish')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={t('entries.removeOf', { title })}
        onClick={() => void changes.remove(id, title)}
      >
        {t('entries.remove')}
      </Button>
    </Box>
  );
}

const buttonStyle = { width: 44, height: 44 } as const;
