import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Building2,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Music,
  Quote,
  Redo2,
  SquareCode,
  Table2,
  Undo2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '#domain/accounts/avatar.ts';
import { audioTypes } from '#domain/files/audio-types.ts';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';
import { AddressDialog } from './address-dialog.tsx';

type CommandKey =
  | 'heading2'
  | 'heading3'
  | 'bold'
  | 'italic'
  | 'code'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'codeBlock'
  | 'table'
  | 'undo'
  | 'redo';

interface Command {
  key: CommandKey;
  Icon: LucideIcon;
  run: (editor: Editor) => boolean;
  /** Whether the selection is such a thing. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
}

const isIn = (name: string, attributes?: object) => (editor: Editor) =>
  editor.isActive(name, attributes);
const chain = (editor: Editor) => editor.chain().focus();

const commands: readonly Command[] = [
  {
    key: 'heading2',
    Icon: Heading2,
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    isOn: isIn('heading', { level: 2 }),
  },
  {
    key: 'heading3',
    Icon: Heading3,
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
    isOn: isIn('heading', { level: 3 }),
  },
  {
    key: 'bold',
    Icon: Bold,
    run: (editor) => chain(editor).toggleBold().run(),
    isOn: isIn('bold'),
  },
  {
    key: 'italic',
    Icon: Italic,
    run: (editor) => chain(editor).toggleItalic().run(),
    isOn: isIn('italic'),
  },
  {
    key: 'code',
    Icon: Code,
    run: (editor) => chain(editor).toggleCode().run(),
    isOn: isIn('code'),
  },
  {
    key: 'bulletList',
    Icon: List,
    run: (editor) => chain(editor).toggleBulletList().run(),
    isOn: isIn('bulletList'),
  },
  {
    key: 'orderedList',
    Icon: ListOrdered,
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isOn: isIn('orderedList'),
  },
  {
    key: 'quote',
    Icon: Quote,
    run: (editor) => chain(editor).toggleBlockquote().run(),
    isOn: isIn('blockquote'),
  },
  {
    key: 'codeBlock',
    Icon: SquareCode,
    run: (editor) => chain(editor).toggleCodeBlock().run(),
    isOn: isIn('codeBlock'),
  },
  {
    key: 'table',
    Icon: Table2,
    run: (editor) => chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    isOff: isIn('table'),
  },
  {
    key: 'undo',
    Icon: Undo2,
    run: (editor) => chain(editor).undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    key: 'redo',
    Icon: Redo2,
    run: (editor) => chain(editor).redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

/** What can be done with a table, while one writes in it. */
const tableCommands = [
  ['addRow', (editor: Editor) => chain(editor).addRowAfter().run()],
  ['removeRow', (editor: Editor) => chain(editor).deleteRow().run()],
  ['addColumn', (editor: Editor) => chain(editor).addColumnAfter().run()],
  ['removeColumn', (editor: Editor) => chain(editor).deleteColumn().run()],
  ['removeTable', (editor: Editor) => chain(editor).deleteTable().run()],
] as const;

/** What can be done with a text, above it and in view while it is written. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('texts');
  const [asked, setAsked] = useState<'link' | 'studio'>();
  const picture = useInsert(editor, 'picture');
  const sound = useInsert(editor, 'track');
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: commands.map(({ isOn }) => isOn?.(current) ?? false),
      off: commands.map(({ isOff }) => isOff?.(current) ?? false),
      isLink: current.isActive('link'),
      isInTable: current.isActive('table'),
    }),
  });

  function insert(address: string): void {
    const studioId = /(\d+)\D*$/.exec(address)?.[1];
    if (asked === 'studio' && studioId) {
      chain(editor).insertContent({ type: 'studioCard', attrs: { studioId } }).run();
    } else if (asked === 'link' && address === '') chain(editor).unsetLink().run();
    else if (asked === 'link')
      chain(editor).extendMarkRange('link').setLink({ href: address }).run();
    setAsked(undefined);
  }

  return (
    <Box component="fieldset" aria-label={t('editor.toolbar')} sx={barStyle}>
      {commands.map(({ key, Icon, run }, index) => (
        <Tool
          key={key}
          label={t(`editor.${key}`)}
          Icon={Icon}
          isOn={state.on[index] ?? false}
          isOff={state.off[index] ?? false}
          onPress={() => run(editor)}
        />
      ))}
      <Tool
        label={t('editor.link')}
        Icon={Link2}
        isOn={state.isLink}
        onPress={() => setAsked('link')}
      />
      <Tool label={t('editor.picture')} Icon={ImagePlus} onPress={picture.choose} />
      <Tool label={t('editor.sound')} Icon={Music} onPress={sound.choose} />
      <Tool label={t('editor.studio')} Icon={Building2} onPress={() => setAsked('studio')} />
      {state.isInTable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%' }}>
          {tableCommands.map(([key, run]) => (
            <Button key={key} size="small" color="inherit" onClick={() => run(editor)}>
              {t(`editor.${key}`)}
            </Button>
          ))}
        </Box>
      )}
      {picture.rest}
      {sound.rest}
      {asked && (
        // A form of its own: what it sends is nothing to the one around the editor.
        <Box onSubmit={(event) => event.stopPropagation()}>
          <AddressDialog
            kind={asked}
            address={asked === 'link' ? String(editor.getAttributes('link').href ?? '') : ''}
            onClose={() => setAsked(undefined)}
            onSet={insert}
          />
        </Box>
      )}
    </Box>
  );
}

const inserted = {
  picture: { path: '/api/texts/pictures', node: 'picture', accept: pictureTypes },
  track: {
    path: '/api/texts/sounds',
    node: 'sound',
    accept: Object.keys(audioTypes).map((ending) => `.${ending}`),
  },
} as const;

/** Sends files that are chosen, and sets each into the text once it is there. */
function useInsert(editor: Editor, field: keyof typeof inserted) {
  const input = useRef<HTMLInputElement>(null);
  const { path, node, accept } = inserted[field];
  const { uploads, add, dismiss } = useUploads({
    path,
    field,
    room: 10,
    onArrived(body) {
      const { [field]: attrs } = body as Record<string, object>;
      chain(editor).insertContent({ type: node, attrs }).run();
    },
  });
  return {
    choose: () => input.current?.click(),
    rest: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept.join(',')}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <UploadRows uploads={uploads} dismiss={dismiss} />
      </>
    ),
  };
}

interface ToolProps {
  label: string;
  Icon: LucideIcon;
  isOn?: boolean;
  isOff?: boolean;
  onPress: () => void;
}

function Tool({ label, Icon, isOn, isOff = false, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      {/* A disabled button tells its tooltip nothing. */}
      <span>
        <IconButton
          size="small"
          aria-label={label}
          {...(isOn !== undefined && { 'aria-pressed': isOn })}
          disabled={isOff}
          onClick={onPress}
          sx={{ borderRadius: 1.5, p: 1, ...(isOn && { bgcolor: 'action.selected' }) }}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      </span>
    </Tooltip>
  );
}

const barStyle = {
  m: 0,
  minWidth: 0,
  border: 0,
  position: 'sticky',
  top: 64,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  p: 0.75,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  borderRadius: '12px 12px 0 0',
} as const;
