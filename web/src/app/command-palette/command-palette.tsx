import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { optionElementId } from '#web/ui/option-list/option.ts';
import type { Option } from '#web/ui/option-list/option.ts';
import { OptionList } from '#web/ui/option-list/option-list.tsx';
import { useActiveOption } from '#web/ui/option-list/use-active-option.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { rememberCommand } from './recent-commands.ts';
import { usePaletteGroups } from './use-palette-groups.tsx';

interface CommandPaletteProps {
  onClose: () => void;
}

/** Anything on the site by typing a part of its name: a dialog that needs no pointer. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const typed = text.trim();
  const { groups, isCurrent } = usePaletteGroups(typed);
  const options = groups.flatMap((group) => group.options);
  const { active, activate, takeKey } = useActiveOption(options, {
    listId,
    listKey: typed,
    startsWithFirst: true,
    onChoose: choose,
  });

  function follow({ id, label, to, choose: act }: Option): void {
    rememberCommand({ id: id.replace(/^recent-/, ''), label, to });
    onClose();
    act?.();
  }

  function choose(option: Option): void {
    follow(option);
    if (option.to !== undefined) void navigate(option.to);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': t('palette.label'), sx: paperStyle },
      }}
    >
      <Box sx={fieldStyle}>
        <Search size={20} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={t('palette.field')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionElementId(listId, active.id)}
          placeholder={t('palette.field')}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_TEXT_LIMIT}
          // The dialog gives the focus to itself, and this is what it is for.
          ref={focus}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (takeKey(event)) event.preventDefault();
          }}
        />
      </Box>
      <Box
        aria-busy={!isCurrent}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 1, pb: 1, scrollPaddingBlock: '40px' }}
      >
        <OptionList
          id={listId}
          label={t('palette.label')}
          groups={groups}
          typed={typed}
          active={active}
          onReach={activate}
          onFollow={follow}
        />
      </Box>
      <Box component="output" sx={visuallyHidden}>
        {isCurrent ? t('palette.found', { count: options.length }) : ''}
      </Box>
      <Typography component="p" variant="caption" color="textSecondary" sx={helpStyle}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('palette.choose')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('palette.close')}
        </span>
      </Typography>
    </Dialog>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}

const paperStyle = {
  mt: { xs: 2, sm: '10vh' },
  mx: { xs: 2 },
  width: { xs: 'calc(100% - 32px)' },
  maxHeight: { xs: 'calc(100dvh - 32px)', sm: '70vh' },
  overflow: 'hidden',
} as const;

const fieldStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2.25,
  height: 60,
  flex: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '& svg': { flex: 'none', color: 'text.secondary' },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    p: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    fontSize: '1.0625rem',
    color: 'inherit',
    bgcolor: 'transparent',
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

const helpStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  px: 2.25,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '& kbd': {
    display: 'inline-block',
    minWidth: 22,
    px: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    font: 'inherit',
    textAlign: 'center',
  },
} as const;
