import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#web/ui/copy-text.ts';
import type { Outcome, Problem } from '../explorer/send.ts';
import type { RunState } from '../explorer/use-run.ts';
import { codeBlockStyle, codeStyle } from './code-style.ts';

/** What came of a request, or of a subscription so far. */
export function ResultView({ state }: { state: RunState }) {
  const { t } = useTranslation('integrations');
  const { kind } = state;
  return (
    <Box component="section" aria-label={t('result.label')} aria-busy={kind === 'running'}>
      <Box sx={headStyle}>
        <Typography component="output" color="textSecondary" sx={{ flex: 1 }}>
          <Summary state={state} />
        </Typography>
        {kind === 'done' && <CopyResult text={state.outcome.text} />}
      </Box>
      {kind === 'running' && <Skeleton variant="rounded" height={320} />}
      {kind === 'done' && (
        <>
          <Problems problems={state.outcome.problems} />
          <Code text={state.outcome.text} />
        </>
      )}
      {(kind === 'following' || kind === 'ended') && (
        <>
          <Problems problems={state.problems} />
          <Code text={state.messages.join('\n')} />
        </>
      )}
    </Box>
  );
}

function Summary({ state }: { state: RunState }) {
  const { t } = useTranslation('integrations');
  switch (state.kind) {
    case 'done':
      return <Figures outcome={state.outcome} />;
    case 'following':
    case 'ended':
      return t(`result.${state.kind}`, { count: state.messages.length });
    default:
      return t(`result.${state.kind}`);
  }
}

function Figures({ outcome: { status, duration, size } }: { outcome: Outcome }) {
  const { t, i18n } = useTranslation('integrations');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return t('result.figures', {
    status,
    duration: number.format(Math.round(duration)),
    size: number.format(size / 1024),
  });
}

function CopyResult({ text }: { text: string }) {
  const { t } = useTranslation('integrations');
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Copy size={16} aria-hidden />}
      onClick={() => void copyText(text, { copied: t('result.copied'), notCopied: t('notCopied') })}
    >
      {t('result.copy')}
    </Button>
  );
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation('integrations');
  if (problems.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('result.errors')} sx={problemsStyle}>
      {problems.map(({ message, code, path, fields }) => (
        <li key={`${path} ${message}`}>
          <Box component="code" sx={{ ...codeStyle, fontWeight: 600, color: 'error.main' }}>
            {[code, path].filter(Boolean).join(' · ')}
          </Box>
          <div lang="en">{message}</div>
          {fields.map(([field, said]) => (
            <div key={field}>
              <Box component="code" sx={codeStyle}>
                {field}
              </Box>
              : <span lang="en">{said}</span>
            </div>
          ))}
        </li>
      ))}
    </Box>
  );
}

function Code({ text }: { text: string }) {
  const { t } = useTranslation('integrations');
  if (!text) return null;
  return (
    <Box component="section" tabIndex={0} aria-label={t('result.text')} sx={textStyle}>
      {text}
    </Box>
  );
}

const headStyle = { display: 'flex', alignItems: 'center', gap: 2, minHeight: 40, mb: 1 } as const;

const problemsStyle = {
  m: 0,
  mb: 2,
  p: 2,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 2,
} as const;

const textStyle = { ...codeBlockStyle, maxHeight: 640, overflow: 'auto' } as const;
