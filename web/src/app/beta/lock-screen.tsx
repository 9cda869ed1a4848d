import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BetaGate } from '#domain/rendering/page-contract.ts';
import { ROOT_ID } from '../document.ts';
import { Logo } from '../shell/logo.tsx';
import { isPassword, unlock } from './beta-gate.ts';

interface LockScreenProps {
  gate: BetaGate;
  onUnlock: () => void;
}

/** The screen of the private beta (spec §2.17). It stands outside the page, which is hidden below. */
export function LockScreen({ gate, onUnlock }: LockScreenProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'asking' | 'checking' | 'wrong' | 'impossible'>('asking');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    const page = document.getElementById(ROOT_ID);
    if (!page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === 'checking') return;
    setState('checking');
    try {
      if (await isPassword(password, gate)) {
        unlock(gate);
        return onUnlock();
      }
      setState('wrong');
    } catch {
      // Browsers compute digests for pages only that came over a safe connection.
      setState('impossible');
    }
    setPassword('');
    field.current?.focus();
  }

  const errorText = { wrong: t('beta.wrong'), impossible: t('beta.impossible') };
  const error = state === 'wrong' || state === 'impossible' ? errorText[state] : undefined;
  return createPortal(
    <Box component="main" aria-labelledby={id} sx={screenStyle}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={formStyle}>
        <Logo />
        <Typography id={id} variant="h2" component="h1" sx={{ mt: 3 }}>
          {t('beta.title')}
        </Typography>
        <Typography color="textSecondary">{t('beta.text')}</Typography>
        <TextField
          inputRef={field}
          type="password"
          label={t('beta.password')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoFocus
          autoComplete="off"
          fullWidth
          error={error !== undefined}
          slotProps={{ htmlInput: { 'aria-describedby': `${id}-error` } }}
        />
        {/* There before its text, or some screen readers would not notice it. */}
        <Typography id={`${id}-error`} role="alert" component="p" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
        <Button type="submit" variant="contained" disabled={state === 'checking'}>
          {t(state === 'checking' ? 'beta.checking' : 'beta.submit')}
        </Button>
      </Box>
    </Box>,
    document.body,
  );
}

const screenStyle = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  p: 3,
  bgcolor: 'background.default',
} as const;

const formStyle = { display: 'grid', gap: 2, width: 'min(400px, 100%)' } as const;
