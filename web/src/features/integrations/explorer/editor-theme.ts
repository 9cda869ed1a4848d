import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** A color of the theme, which changes with it by itself. */
const color = (name: string) => `var(--palette-${name})`;

/** The editor in the colors of the product, light and dark alike. */
const theme = EditorView.theme({
  '&': {
    color: color('text-primary'),
    backgroundColor: color('background-paper'),
    fontSize: '14px',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    lineHeight: '1.55',
  },
  '.cm-content': { padding: '12px 0', caretColor: color('text-primary') },
  '.cm-cursor': { borderLeftColor: color('text-primary') },
  '.cm-gutters': {
    color: color('text-secondary'),
    backgroundColor: 'transparent',
    border: 'none',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color('action-hover') },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: color('action-selected') },
  '.cm-tooltip': {
    color: color('text-primary'),
    backgroundColor: color('background-paper'),
    border: `1px solid ${color('divider')}`,
    borderRadius: '8px',
    overflow: 'hidden',
    maxWidth: 'min(480px, 80vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: color('primary-contrastText'),
    backgroundColor: color('primary-main'),
  },
  '.cm-completionDetail': { opacity: '1', fontStyle: 'normal', marginLeft: '1em' },
  '.cm-completionInfo, .cm-tooltip-hover': { padding: '8px 12px', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic': { padding: '6px 12px', whiteSpace: 'pre-wrap' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: `1px solid ${color('text-secondary')}`,
  },
  '.cm-placeholder': { color: color('text-secondary') },
});

const highlight = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.definitionKeyword, tags.operatorKeyword],
    color: color('primary-main'),
  },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: color('success-main') },
  { tag: [tags.variableName, tags.special(tags.name), tags.atom], color: color('warning-main') },
  { tag: [tags.comment, tags.punctuation], color: color('text-secondary') },
  { tag: tags.invalid, color: color('error-main') },
]);

export const editorTheme = [theme, syntaxHighlighting(highlight)];
