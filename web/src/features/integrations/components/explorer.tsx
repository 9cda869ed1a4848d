import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { parse, print } from 'graphql';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { graphqlEditing, jsonEditing } from '../explorer/editor-setup.ts';
import { examples } from '../explorer/examples.ts';
import { operationsIn, requestOf } from '../explorer/request.ts';
import { draftIn, hashOf } from '../explorer/share-link.ts';
import type { Draft } from '../explorer/share-link.ts';
import { useRun } from '../explorer/use-run.ts';
import { useSchema } from '../explorer/use-schema.ts';
import { CodeEditor } from './code-editor.tsx';
import { ExplorerBar } from './explorer-bar.tsx';
import { ResultView } from './result-view.tsx';

/** Writes operations of GraphQL and runs them, as whoever is logged in. */
export function Explorer() {
  const { t } = useTranslation('integrations');
  const client = useApolloClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [draft, setDraft] = useState<Draft>(() => draftIn(hash) ?? examples.cheapest);
  const [chosen, setChosen] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [mistake, setMistake] = useState<'variables' | 'document'>();
  const { schema } = useSchema();
  const { state, isRunning, start, stop } = useRun();
  const queryEditing = useMemo(() => graphqlEditing(schema), [schema]);
  const variablesEditing = useMemo(() => jsonEditing(), []);
  const operations = operationsIn(draft.query);
  const operation = operations.find(({ name }) => name === chosen) ?? operations[0];

  // Back and Forward, and a link that was opened here. What was run here changes nothing: by the time
  // its address is shown, somebody may be writing on.
  const [seen, setSeen] = useState(hash);
  const [pushed, setPushed] = useState<string>();
  if (seen !== hash) {
    setSeen(hash);
    setPushed(undefined);
    if (hash !== pushed) setDraft(draftIn(hash) ?? draft);
  }

  async function run(): Promise<void> {
    const request = requestOf(draft, operation);
    const ran = hashOf(draft);
    if (ran !== hash) {
      setPushed(ran);
      void navigate({ hash: ran }, { preventScrollReset: true });
    }
    await start(request, operation);
    // What the page shows around may have been changed by it, and be somebody else's.
    if (operation?.kind === 'mutation') await client.reFetchObservableQueries();
  }

  function runOrAsk(): void {
    setMistake(undefined);
    if (!operation) return setMistake('document');
    try {
      requestOf(draft, operation);
    } catch {
      return setMistake('variables');
    }
    if (operation.kind === 'mutation') setIsAsking(true);
    else void run();
  }

  function format(): void {
    try {
      setDraft({ ...draft, query: print(parse(draft.query)) });
    } catch {
      setMistake('document');
    }
  }

  return (
    <>
      <ExplorerBar
        draft={draft}
        onChoose={setDraft}
        operations={operations}
        operation={operation}
        onChooseOperation={setChosen}
        isRunning={isRunning}
        onRun={runOrAsk}
        onStop={stop}
        onFormat={format}
      />
      <Box sx={columnsStyle}>
        <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
          <Typography color="textSecondary" aria-hidden sx={labelStyle}>
            {t('explorer.query')}
          </Typography>
          <CodeEditor
            label={t('explorer.queryLabel')}
            value={draft.query}
            onChange={(query) => setDraft((now) => ({ ...now, query }))}
            onRun={runOrAsk}
            language={queryEditing}
            minHeight={320}
          />
          <Typography color="textSecondary" aria-hidden sx={labelStyle}>
            {t('explorer.variables')}
          </Typography>
          <CodeEditor
            label={t('explorer.variablesLabel')}
            value={draft.variables}
            onChange={(variables) => setDraft((now) => ({ ...now, variables }))}
            onRun={runOrAsk}
            language={variablesEditing}
            minHeight={80}
          />
          <Typography variant="body2" color="textSecondary">
            {t('explorer.keys')}
          </Typography>
          {mistake && <Alert severity="error">{t(`explorer.mistakes.${mistake}`)}</Alert>}
        </Box>
        <ResultView state={state} />
      </Box>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('confirm.title')}
        keep={t('confirm.keep')}
        confirm={t('confirm.send')}
        onConfirm={run}
        failed={t('result.unreachable')}
      >
        {t('confirm.text', { name: operation?.name ?? t('explorer.unnamed') })}
      </ConfirmDialog>
    </>
  );
}

/** As high as what stands above the result. */
const labelStyle = { display: 'flex', alignItems: 'center', minHeight: 40 } as const;

const columnsStyle = {
  display: 'grid',
  gap: 3,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
