import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { VANITY_LENGTH, vanityName } from '#domain/services/vanity.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSiteHost } from '../hooks/use-site-host.ts';
import { VanityCheckDocument } from '../vanity.generated.ts';

/** Where a check stands (spec §4). */
type CheckState = 'idle' | 'checking' | 'available' | 'unavailable';

interface VanityCheckerProps {
  name: string;
  /** Told of what is typed, as names are written. */
  onChange: (name: string) => void;
}

/** Asks the server whether a name is free. */
export function VanityChecker({ name, onChange }: VanityCheckerProps) {
  const { t } = useTranslation('services');
  const host = useSiteHost();
  const client = useApolloClient();
  // An answer counts for the name that was asked about, which may have been changed by then.
  const [check, setCheck] = useState<{ of: string; state: CheckState }>({ of: '', state: 'idle' });
  const state = check.of === name ? check.state : 'idle';
  const setState = (next: CheckState) => setCheck({ of: name, state: next });

  function refuse(): void {
    setState('idle');
    const text = name.length < VANITY_LENGTH.min ? 'vanity.tooShort' : 'vanity.rule';
    showToast({ tone: 'error', title: t('vanity.invalid'), description: t(text) });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.length < VANITY_LENGTH.min) return refuse();
    setState('checking');
    try {
      const { data } = await client.query({
        query: VanityCheckDocument,
        variables: { name },
        // What was free a moment ago may be somebody's by now.
        fetchPolicy: 'network-only',
        context: { fresh: false },
      });
      const result = data?.vanityCheck.result;
      if (result === 'INVALID') return refuse();
      if (result === 'AVAILABLE') return setState('available');
      if (result !== 'UNAVAILABLE') throw new Error('There was no result.');
      setState('unavailable');
      const description = t('vanity.taken', { name });
      showToast({ tone: 'error', title: t('vanity.unavailable'), description });
    } catch {
      setState('idle');
      showToast({ tone: 'error', title: t('vanity.checkFailed') });
    }
  }

  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      <Box sx={rowStyle}>
        <TextField
          label={t('vanity.name')}
          value={name}
          fullWidth
          autoComplete="off"
          helperText={t('vanity.rule')}
          onChange={({ target }) => onChange(vanityName(target.value))}
          slotProps={{
            htmlInput: {
              maxLength: VANITY_LENGTH.max,
              autoCapitalize: 'none',
              spellCheck: false,
            },
            input: {
              startAdornment: <InputAdornment position="start">{host}/</InputAdornment>,
            },
          }}
        />
        <Button type="submit" variant="contained" size="large" disabled={state === 'checking'}>
          {t(state === 'checking' ? 'vanity.checking' : 'vanity.check')}
        </Button>
      </Box>
      <Box component="output" sx={resultStyle}>
        {state === 'available' && (
          <Typography component="span" color="success" sx={wordsStyle}>
            <Check size={20} aria-hidden />
            {t('vanity.available', { name })}
          </Typography>
        )}
        {state === 'unavailable' && (
          <Typography component="span" color="error" sx={wordsStyle}>
            <X size={20} aria-hidden />
            {t('vanity.taken', { name })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1.5,
  alignItems: 'start',
  maxWidth: 720,
  '& > button': { flexShrink: 0, minHeight: 56, width: { xs: 1, sm: 'auto' } },
} as const;

const resultStyle = { display: 'block', minHeight: 32, mt: 1.5 } as const;

const wordsStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
