import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

const HintPopper = lazy(async () => ({ default: (await import('./hint-popper.tsx')).HintPopper }));

/** How long the pointer rests before a hint shows, unless one was shown this short ago (spec §9). */
const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;
/** Time to move the pointer from the text onto its hint. */
const CLOSE_AFTER_MS = 120;

/** When a hint was last closed, epoch milliseconds. */
let closedAt = 0;

interface HintProps {
  /** What is explained. */
  children: ReactNode;
  /** The explanation. */
  content: ReactNode;
}

/**
 * Explains a text: when the pointer rests on it, when it has the focus, and when it is pressed or
 * tapped. What shows it is loaded when it is first approached.
 */
export function Hint({ children, content }: HintProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPointedAt = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // On touch screens nothing else takes it away: not everything that is tapped takes the focus.
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !anchor?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen, anchor]);

  function after(delay: number, open: boolean): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(open), delay);
  }

  function show(open: boolean): void {
    clearTimeout(timer.current);
    if (!open && isOpen) closedAt = Date.now();
    setIsOpen(open);
  }

  return (
    <>
      <Box
        component="button"
        type="button"
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={({ currentTarget, pointerType }) => {
          setAnchor(currentTarget);
          if (pointerType === 'touch') return;
          isPointedAt.current = true;
          after(Date.now() - closedAt < SKIP_WITHIN_MS ? 0 : OPEN_AFTER_MS, true);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'touch') return;
          isPointedAt.current = false;
          after(CLOSE_AFTER_MS, false);
        }}
        onFocus={({ currentTarget }) => {
          setAnchor(currentTarget);
          if (currentTarget.matches(':focus-visible')) show(true);
        }}
        onBlur={() => show(false)}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          // Who presses what the pointer rests on wants to see it, though it may have shown just before.
          show(isPointedAt.current || !isOpen);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.stopPropagation();
          show(false);
        }}
        sx={textStyle}
      >
        {children}
      </Box>
      {anchor && (
        <Suspense>
          <HintPopper
            id={id}
            anchor={anchor}
            open={isOpen}
            onPointerEnter={() => show(true)}
            onPointerLeave={() => after(CLOSE_AFTER_MS, false)}
          >
            {content}
          </HintPopper>
        </Suspense>
      )}
    </>
  );
}

/** Reads like the text around it, and stands above links that fill a card. */
const textStyle = {
  position: 'relative',
  zIndex: 2,
  m: 0,
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  textAlign: 'start',
  cursor: 'help',
  '&:hover': {
    textDecoration: 'underline dotted',
    textDecorationColor: 'currentColor',
    textUnderlineOffset: '0.2em',
  },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
