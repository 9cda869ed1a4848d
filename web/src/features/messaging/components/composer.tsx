import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { SendHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_LIMIT } from '#domain/messaging/limits.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';

interface ComposerProps {
  /** What is typed is kept under it. */
  draftName: string;
  /** Null when nothing can be sent (yet). */
  onSend: ((content: string) => void) | null;
  /** What is often written at this point. */
  quickReplies: readonly string[];
}

/** Where a message is written. Enter sends it; Shift and Enter begin a new line (spec §2.10). */
export function Composer({ draftName, onSend, quickReplies }: ComposerProps) {
  const { t } = useTranslation('messaging');
  const draft = useDraft(draftName);
  const [text, setText] = useState(() => textOf(draft.read()));
  const field = useRef<HTMLTextAreaElement>(null);
  const isBlank = text.trim() === '';

  function change(value: string): void {
    setText(value);
    if (value.trim() === '') draft.drop();
    else draft.keep(value);
  }

  function send(): void {
    if (isBlank || !onSend) return;
    onSend(text.trim());
    change('');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter also chooses a word of an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <div>
      {isBlank && onSend && quickReplies.length > 0 && (
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
      <Box
        component="form"
        sx={formStyle}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <InputBase
          multiline
          maxRows={6}
          fullWidth
          value={text}
          placeholder={t('composer.placeholder')}
          inputRef={field}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          inputProps={{ 'aria-label': t('composer.label'), maxLength: MESSAGE_LIMIT }}
          sx={{ py: 1.25, pl: 2 }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label={t('composer.send')}
          disabled={isBlank || !onSend}
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
