import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { SendHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_LIMIT } from '#domain/messaging/limits.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import type { Attachment, Attachments } from '../attachments.ts';
import { AttachButton } from './attach-button.tsx';
import { RemovableChip } from './attachment-chip.tsx';

/** Files that are attached to what is being written. */
export interface Attaching {
  items: readonly Attachment[];
  attachments: Attachments;
  /** Attaches files, as far as there is room for them. */
  attach: (files: readonly File[]) => void;
}

interface ComposerProps {
  /** What is typed is kept under it. */
  draftName: string;
  /** Null when nothing can be sent (yet). */
  onSend: ((content: string, attached: readonly Attachment[]) => void) | null;
  /** Files for it; null when nothing can be sent (yet). */
  attaching: Attaching | null;
  /** Told of whatever is typed. */
  onType: () => void;
  /** What is often written at this point. */
  quickReplies: readonly string[];
}

/** Where a message is written. Enter sends it; Shift and Enter begin a new line (spec §2.10). */
export function Composer({ draftName, onSend, attaching, onType, quickReplies }: ComposerProps) {
  const { t } = useTranslation('messaging');
  const draft = useDraft(draftName);
  const [text, setText] = useState(() => textOf(draft.read()));
  const field = useRef<HTMLTextAreaElement>(null);
  const isBlank = text.trim() === '';
  const attached = attaching?.items.filter(({ isTaken }) => !isTaken) ?? [];
  const isSendable =
    onSend !== null &&
    (!isBlank || attached.length > 0) &&
    attached.every(({ problem }) => problem === undefined);

  function change(value: string): void {
    setText(value);
    if (value.trim() === '') draft.drop();
    else draft.keep(value);
  }

  function send(): void {
    if (!isSendable) return;
    onSend(text.trim(), attaching?.attachments.take() ?? []);
    change('');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter also chooses a word of an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function onPaste(event: ClipboardEvent): void {
    const { files } = event.clipboardData;
    // Texts copied from a page may come with a picture of themselves.
    if (!attaching || files.length === 0 || event.clipboardData.types.includes('text/plain'))
      return;
    event.preventDefault();
    attaching.attach([...files]);
  }

  return (
    <div>
      {isBlank && attached.length === 0 && onSend && quickReplies.length > 0 && (
        <Box sx={repliesStyle} component="ul" aria-label={t('composer.quickReplies')}>
          {quickReplies.map((reply) => (
            <li key={reply}>
              <Chip
                label={reply}
                variant="outlined"
                onClick={() => {
                  change(reply);
                  field.current?.focus();
                }}
              />
            </li>
          ))}
        </Box>
      )}
      {attaching && attached.length > 0 && (
        <Box component="ul" aria-label={t('attach.label')} sx={trayStyle}>
          {attached.map((item) => (
            <li key={item.key}>
              <RemovableChip
                item={item}
                onRetry={() => attaching.attachments.retry(item.key)}
                onRemove={() => {
                  attaching.attachments.forget([item.key]);
                  field.current?.focus();
                }}
              />
            </li>
          ))}
        </Box>
      )}
      <Box
        component="form"
        sx={formStyle}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {attaching && <AttachButton onChosen={attaching.attach} />}
        <InputBase
          multiline
          maxRows={6}
          fullWidth
          value={text}
          placeholder={t('composer.placeholder')}
          inputRef={field}
          onChange={({ target }) => {
            change(target.value);
            if (target.value.trim() !== '') onType();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          inputProps={{ 'aria-label': t('composer.label'), maxLength: MESSAGE_LIMIT }}
          sx={{ py: 1.25, pl: attaching ? 0.5 : 2 }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label={t('composer.send')}
          disabled={!isSendable}
          sx={{ width: 48, height: 48 }}
        >
          <SendHorizontal size={22} aria-hidden />
        </IconButton>
      </Box>
    </div>
  );
}

/** What was kept, if it is a text. */
function textOf(kept: unknown): string {
  return typeof kept === 'string' ? kept : '';
}

const formStyle = {
  display: 'flex',
  alignItems: 'flex-end',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: 'text.primary' },
} as const;

const trayStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: 0.75,
  m: 0,
  p: 0,
  pb: 1,
  listStyle: 'none',
  maxHeight: 168,
  overflowY: 'auto',
} as const;

const repliesStyle = {
  display: 'flex',
  gap: 1,
  m: 0,
  p: 0,
  pb: 1,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& .MuiChip-root': { height: 36, borderRadius: 18 },
} as const;
