import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { textStyle } from '#web/ui/document/text-style.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { editorExtensions } from './inserted-views.tsx';

interface RichTextFieldProps {
  name: string;
  label: string;
  /** How high it is while there is little in it, in pixels. */
  minHeight?: number;
}

/**
 * A text with its structure, of a Formik form: written as it will look. What is in the form when it
 * first shows is where it begins; later changes of that from outside need another `key`.
 */
export function RichTextField({ name, label, minHeight = 320 }: RichTextFieldProps) {
  const { t } = useTranslation('texts');
  const id = useId();
  const [{ value }, { error }, { setValue }] = useField<Document>(name);
  const editor = useEditor({
    extensions: editorExtensions,
    // The editor takes lists that it may change, and makes its own of them.
    content: value as JSONContent,
    // Its own style element would break the rules for what a page may load.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-help`,
      },
    },
    onUpdate: ({ editor: changed }) => void setValue(changed.getJSON() as Document),
  });
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }} aria-hidden>
        {label}
      </Typography>
      <Box sx={{ ...frameStyle, borderColor: error ? 'error.main' : 'divider' }}>
        {editor && <EditorToolbar editor={editor} />}
        <Box sx={[textStyle, contentStyle, { '& .ProseMirror': { minHeight } }]}>
          <EditorContent editor={editor} />
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`} error={Boolean(error)}>
        {typeof error === 'string' ? error : t('editor.help')}
      </FormHelperText>
    </Box>
  );
}

const frameStyle = {
  bgcolor: 'background.paper',
  border: 1,
  borderRadius: 2,
  '&:focus-within': { borderColor: 'primary.main' },
} as const;

/** What Tiptap would bring as a style element, and room to click into. */
const contentStyle = {
  px: { xs: 2, sm: 3 },
  pb: 3,
  '& .ProseMirror': {
    pt: 2.5,
    outline: 'none',
    whiteSpace: 'pre-wrap',
    wordWrap: 'break-word',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror-hideselection *::selection': { bgcolor: 'transparent' },
  '& .ProseMirror-gapcursor': { display: 'none' },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
  '& a': { color: 'primary.main' },
  '& table': { width: '100%', borderCollapse: 'collapse', my: 3 },
  '& th, & td': {
    border: 1,
    borderColor: 'divider',
    p: 1,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& .selectedCell': { bgcolor: 'action.selected' },
} as const;
