import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Play, Share, Square, WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { useOrigin } from '#web/ui/origin.tsx';
import { exampleIds, examples } from '../explorer/examples.ts';
import type { Operation } from '../explorer/request.ts';
import { hashOf } from '../explorer/share-link.ts';
import type { Draft } from '../explorer/share-link.ts';

interface ExplorerBarProps {
  draft: Draft;
  onChoose: (draft: Draft) => void;
  operations: readonly Operation[];
  operation: Operation | undefined;
  onChooseOperation: (name: string) => void;
  isRunning: boolean;
  onRun: () => void;
  onStop: () => void;
  onFormat: () => void;
}

/** What is done with what is written. */
export function ExplorerBar({
  draft,
  onChoose,
  operations,
  operation,
  onChooseOperation,
  isRunning,
  onRun,
  onStop,
  onFormat,
}: ExplorerBarProps) {
  const { t } = useTranslation('integrations');
  const origin = useOrigin();
  const example = exampleIds.find(
    (id) => examples[id].query === draft.query && examples[id].variables === draft.variables,
  );
  const named = operations.flatMap(({ name }) => (name === undefined ? [] : [name]));
  return (
    <Box sx={barStyle}>
      <ChoiceSelect
        label={t('explorer.example')}
        value={example ?? ''}
        all={t('explorer.own')}
        onChange={(id) => {
          const picked = exampleIds.find((one) => one === id);
          if (picked) onChoose(examples[picked]);
        }}
        size="small"
        sx={{ width: { xs: 1, sm: 280 } }}
      >
        {exampleIds.map((id) => (
          <option key={id} value={id}>
            {t(`examples.${id}`)}
          </option>
        ))}
      </ChoiceSelect>
      {named.length > 1 && (
        <ChoiceSelect
          label={t('explorer.operation')}
          value={operation?.name ?? ''}
          onChange={onChooseOperation}
          size="small"
          sx={{ minWidth: 160 }}
        >
          {named.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </ChoiceSelect>
      )}
      {isRunning ? (
        <Button variant="contained" onClick={onStop} startIcon={<Square size={18} aria-hidden />}>
          {t(operation?.kind === 'subscription' ? 'explorer.stop' : 'explorer.cancel')}
        </Button>
      ) : (
        <Button variant="contained" onClick={onRun} startIcon={<Play size={18} aria-hidden />}>
          {t('explorer.run')}
        </Button>
      )}
      <Button
        variant="outlined"
        color="inherit"
        onClick={onFormat}
        startIcon={<WandSparkles size={18} aria-hidden />}
      >
        {t('explorer.format')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() =>
          void copyText(`${origin}/api-docs${hashOf(draft)}`, {
            copied: t('explorer.shared'),
            notCopied: t('notCopied'),
          })
        }
        startIcon={<Share size={18} aria-hidden />}
      >
        {t('explorer.share')}
      </Button>
    </Box>
  );
}

const barStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;
