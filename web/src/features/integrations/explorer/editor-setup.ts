import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { linter, lintKeymap } from '@codemirror/lint';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { graphql, offsetToPos } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { getHoverInformation } from 'graphql-language-service';
import { editorTheme } from './editor-theme.ts';

/** What every editor has. Tab is left to the browser: whoever has no mouse gets out by it. */
export const basicSetup: Extension = [
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  EditorView.lineWrapping,
  EditorState.tabSize.of(2),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
  editorTheme,
];

/** Completion, checks and explanations of a schema; colors alone while there is none. */
export function graphqlEditing(schema: GraphQLSchema | undefined): Extension {
  return [graphql(schema), schema ? explanations(schema) : []];
}

/** What is written as JSON; an empty text is none, and no mistake. */
export function jsonEditing(): Extension {
  const check = jsonParseLinter();
  return [json(), linter((view) => (view.state.doc.toString().trim() ? check(view) : []))];
}

function explanations(schema: GraphQLSchema): Extension {
  return hoverTooltip(({ state }, position) => {
    const cursor = offsetToPos(state.doc, position);
    // It explains the token before the cursor.
    cursor.setCharacter(cursor.character + 1);
    const said = getHoverInformation(schema, state.doc.toString(), cursor);
    if (typeof said !== 'string' || !said) return null;
    return {
      pos: position,
      create() {
        const dom = document.createElement('div');
        dom.textContent = said;
        return { dom };
      },
    };
  });
}
