import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Pencil, StickyNote } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTE_LIMIT } from '#domain/favorites/limits.ts';
import { useNote } from '../hooks/use-note.ts';
import type { NoteState } from '../hooks/use-note.ts';

interface NoteFieldProps {
  studio: { id: string; name: string };
  note: string;
}

/** The reader's own note on a studio that they saved. */
export function NoteField({ studio, note }: NoteFieldProps) {
  const { t } = useTranslation('favorites');
  const { draft, state, write, store, settle } = useNote(studio.id, note);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isStored = state.kind === 'stored';

  // Whoever closes the field goes on from where they opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen && isStored) {
    const words = t(draft === '' ? 'note.add' : 'note.edit');
    return (
      <Box sx={{ px: 0.5 }}>
        {draft !== '' && <Typography sx={noteStyle}>{draft}</Typography>}
        <Button
          ref={opener}
          size="small"
          color="inherit"
          onClick={() => setIsOpen(true)}
          aria-label={t('collections.labelOf', { label: words, name: studio.name })}
          startIcon={
            draft === '' ? <StickyNote size={16} aria-hidden /> : <Pencil size={16} aria-hidden />
          }
          sx={{ ml: -1, px: 1, color: 'text.secondary' }}
        >
          {words}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={t('note.label', { name: studio.name })}
        value={draft}
        autoFocus={isOpen}
        multiline
        minRows={2}
        maxRows={8}
        size="small"
        fullWidth
        error={state.kind === 'failed' || state.kind === 'changed'}
        onChange={({ target }) => write(target.value)}
        onBlur={() => void (state.kind === 'writing' && store())}
        slotProps={{ htmlInput: { maxLength: NOTE_LIMIT } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography
          component="output"
          variant="caption"
          sx={{ flex: 1, color: isStored ? 'text.secondary' : 'text.primary' }}
        >
          <StateText state={state} />
        </Typography>
        {state.kind === 'failed' && (
          <Button size="small" color="inherit" variant="outlined" onClick={() => void store()}>
            {t('note.retry')}
          </Button>
        )}
        {state.kind === 'changed' ? (
          <>
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              onClick={() => settle(state.theirs, 'theirs')}
            >
              {t('note.theirs')}
            </Button>
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              onClick={() => settle(state.theirs, 'mine')}
            >
              {t('note.mine')}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              void store();
              setIsOpen(false);
            }}
          >
            {t('note.done')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function StateText({ state }: { state: NoteState }) {
  const { t } = useTranslation('favorites');
  if (state.kind === 'changed') return t('note.changed', { theirs: state.theirs });
  if (state.kind === 'failed') return state.message ?? t('note.failed');
  return t(`note.${state.kind}`);
}

const noteStyle = {
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  pl: 1.5,
  my: 0.5,
  borderLeft: 2,
  borderColor: 'divider',
} as const;
