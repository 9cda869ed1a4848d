import Box from '@mui/material/Box';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { basicSetup } from '../explorer/editor-setup.ts';

interface CodeEditorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  onRun: () => void;
  /** What knows its language. */
  language: Extension;
  /** How high it is while there is little in it, in pixels. */
  minHeight: number;
}

/**
 * An editor for code. It is within a shadow root, where it brings its styles as sheets that were made
 * by script: as elements, the rules for what a page may load would refuse them.
 */
export function CodeEditor({
  label,
  value,
  onChange,
  onRun,
  language,
  minHeight,
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const languagePart = useRef(new Compartment());
  const changed = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);
  const start = useEffectEvent((parent: HTMLElement) => {
    const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
    const runKey = { key: 'Mod-Enter', run: () => (run(), true) };
    const extensions = [
      Prec.highest(keymap.of([runKey])),
      basicSetup,
      languagePart.current.of(language),
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.theme({ '.cm-content, .cm-gutter': { minHeight: `${minHeight}px` } }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) changed(state.doc.toString());
      }),
    ];
    return new EditorView({
      root,
      parent: root,
      state: EditorState.create({ doc: value, extensions }),
    });
  });

  useEffect(() => {
    const editor = start(host.current!);
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    view.current?.dispatch({ effects: languagePart.current.reconfigure(language) });
  }, [language]);
  // With the commit, not after it: what is written in between would be put back to what it was.
  useLayoutEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);
  return <Box ref={host} sx={frameStyle} />;
}

const frameStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflow: 'clip',
  '&:focus-within': { borderColor: 'primary.main' },
} as const;
