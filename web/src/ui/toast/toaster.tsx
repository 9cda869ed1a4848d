import { keyframes, styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keepOffButtons, TOAST_TOP } from './free-corner.ts';
import { dismissToast, useToast } from './toast-store.ts';

const icons = { neutral: Info, success: CircleCheck, error: CircleAlert };

const slideIn = keyframes({ from: { transform: 'translateX(calc(100% + 24px))' } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(calc(100% + 24px))' },
});
const fadeOut = keyframes({ to: { opacity: 0 } });

const Viewport = styled(Toast.Viewport)(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  '&[data-corner$="start"]': { insetInline: '0 auto' },
  '&[data-corner^="top"]': { insetBlock: `${TOAST_TOP}px auto` },
  zIndex: theme.zIndex.snackbar,
  width: 'min(420px, 100vw)',
  margin: 0,
  padding: 16,
  listStyle: 'none',
  outline: 'none',
}));

const Root = styled(Toast.Root)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: 12,
  alignItems: 'start',
  padding: '14px 8px 14px 16px',
  borderRadius: 12,
  // Its place takes no pointer before it has counted what it holds.
  pointerEvents: 'auto',
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.text.primary,
  boxShadow: '0 12px 32px rgb(0 0 0 / 18%)',
  '&[data-state="open"]': { animation: `${slideIn} 200ms cubic-bezier(0.16, 1, 0.3, 1)` },
  '&[data-state="closed"]': { animation: `${fadeOut} 160ms ease-in forwards` },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 200ms ease-out' },
  '&[data-swipe="end"]': { animation: `${swipeOut} 160ms ease-out` },
}));

const Title = styled(Toast.Title)({ fontWeight: 600 });
const Description = styled(Toast.Description)({ fontSize: '0.9375rem', opacity: 0.86 });

/** Where toasts appear: 5 s each, swiped away to the right past 50 px, focused with F8 (spec §9). */
export function Toaster() {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const tone = toast?.tone ?? 'neutral';
  const Icon = icons[tone];
  const place = useRef<HTMLOListElement>(null);
  const shownId = toast?.open ? toast.id : undefined;
  useLayoutEffect(() => {
    if (shownId === undefined || !place.current) return undefined;
    return keepOffButtons(place.current);
  }, [shownId]);
  return (
    <Toast.Provider
      label={t('notification')}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toast && (
        <Root
          key={toast.id}
          open={toast.open}
          type={tone === 'error' ? 'foreground' : 'background'}
          onEscapeKeyDown={(event) => {
            // Elsewhere it is meant for the menu or the dialog that one is in.
            if (!place.current?.contains(document.activeElement)) event.preventDefault();
          }}
          onOpenChange={(open) => {
            if (!open) dismissToast();
          }}
        >
          <Icon size={20} aria-hidden />
          <div>
            <Title>{toast.title}</Title>
            {toast.description && <Description>{toast.description}</Description>}
            {toast.action && (
              <Toast.Action altText={toast.action.label} asChild>
                <Button
                  variant="outlined"
                  color="inherit"
                  size="small"
                  onClick={toast.action.onSelect}
                  sx={{ mt: 1 }}
                >
                  {toast.action.label}
                </Button>
              </Toast.Action>
            )}
          </div>
          <Toast.Close asChild>
            <IconButton size="small" aria-label={t('close')}>
              <X size={18} aria-hidden />
            </IconButton>
          </Toast.Close>
        </Root>
      )}
      <Viewport ref={place} hotkey={['F8']} label={t('notifications')} />
    </Toast.Provider>
  );
}
