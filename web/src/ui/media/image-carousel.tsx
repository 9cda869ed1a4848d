import Box from '@mui/material/Box';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { onPictureButton } from '#web/ui/on-picture-button.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

export interface CarouselImage {
  /** Empty while it is not known: see `onApproach`. */
  url: string;
  alt: string;
  width: number;
  height: number;
}

interface ImageCarouselProps {
  images: readonly CarouselImage[];
  /** What the pictures are of, for their label. */
  name: string;
  /** Milliseconds between pictures when they advance by themselves. */
  advanceEvery?: number | undefined;
  /** Loads the first picture at once, for what is in view first. */
  priority?: boolean;
  /** Called when somebody may soon look at further pictures, again and again. */
  onApproach?: () => void;
}

/**
 * Pictures one at a time. Only those that have been looked at are loaded, and the next one as soon as
 * somebody points at them; what is not known yet follows the first, which stays until then. It stops
 * advancing by itself while it is pointed at, focused or out of view, after it was used, and for
 * readers who ask for less motion.
 */
export function ImageCarousel({
  images,
  name,
  advanceEvery,
  priority = false,
  onApproach,
}: ImageCarouselProps) {
  const { t } = useTranslation('ui');
  const [index, setIndex] = useState(0);
  const [seen, setSeen] = useState(1);
  const [used, setUsed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const count = images.length;

  useAutoAdvance(frame, used || count < 2 ? undefined : advanceEvery, {
    onView: () => onApproach?.(),
    advance: () => show(index + 1),
  });
  const shown = images[index]?.url ? index : 0;

  function show(next: number): void {
    const wrapped = (next + count) % count;
    setIndex(wrapped);
    setSeen((before) => Math.max(before, wrapped + 1));
  }

  function step(by: number): void {
    setUsed(true);
    show(index + by);
  }

  if (count === 0) {
    return <Box sx={emptyStyle}>{t('carousel.empty')}</Box>;
  }
  return (
    <Box
      ref={frame}
      // A group and not a region: a page shows dozens of them, some of the same studio.
      component="fieldset"
      aria-roledescription={t('carousel.role')}
      aria-label={t('carousel.label', { name })}
      onPointerEnter={({ pointerType }) => {
        onApproach?.();
        // A finger may only pass on its way down the page.
        if (pointerType === 'mouse') setSeen((before) => Math.max(before, 2));
      }}
      onFocus={() => onApproach?.()}
      sx={carouselStyle}
    >
      {known(images.slice(0, seen)).map((image, position) => (
        <img
          key={image.url}
          src={image.url}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading={priority && position === 0 ? 'eager' : 'lazy'}
          fetchPriority={priority && position === 0 ? 'high' : undefined}
          decoding="async"
          aria-hidden={position !== shown || undefined}
        />
      ))}
      {count > 1 && (
        <>
          <button
            type="button"
            className="previous"
            aria-label={t('carousel.previous')}
            onClick={() => step(-1)}
          >
            <ChevronLeft size={20} aria-hidden />
          </button>
          <button
            type="button"
            className="next"
            aria-label={t('carousel.next')}
            onClick={() => step(1)}
          >
            <ChevronRight size={20} aria-hidden />
          </button>
          <div className="dots" aria-hidden>
            {Array.from({ length: count }, (_, position) => (
              <i key={position} className={position === index ? 'current' : undefined} />
            ))}
          </div>
          <span className="position" aria-live={used ? 'polite' : 'off'}>
            {t('carousel.position', { index: index + 1, total: count })}
          </span>
        </>
      )}
    </Box>
  );
}

/** Those up to the first that is not known yet. */
function known(images: readonly CarouselImage[]): readonly CarouselImage[] {
  const end = images.findIndex(({ url }) => url === '');
  return end === -1 ? images : images.slice(0, end);
}

/** Calls `advance` every `interval` milliseconds while `frame` is in view and left alone, and `onView` when it comes into view. */
function useAutoAdvance(
  frame: RefObject<HTMLElement | null>,
  interval: number | undefined,
  calls: { onView: () => void; advance: () => void },
): void {
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  useEffect(() => {
    const element = frame.current;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || interval === undefined || calm) return undefined;
    let inView = false;
    const observer = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false;
      if (inView) latest.current.onView();
    });
    observer.observe(element);
    const timer = setInterval(() => {
      const touched = element.matches(':hover') || element.contains(document.activeElement);
      if (inView && !touched && !document.hidden) latest.current.advance();
    }, interval);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [frame, interval]);
}

const frameStyle = {
  position: 'relative',
  flexShrink: 0,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  bgcolor: 'divider',
} as const;

const emptyStyle = {
  ...frameStyle,
  display: 'grid',
  placeItems: 'center',
  color: 'text.secondary',
} as const;

/** Of the whole carousel, since a page shows dozens. */
const carouselStyle = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  ...frameStyle,
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    opacity: 0,
    transition: 'opacity 240ms ease',
  },
  '& > img:not([aria-hidden])': { opacity: 1 },
  // Arrows show while they can be of use; on touch screens there is nothing to point with.
  '& > button': {
    ...onPictureButton,
    position: 'absolute',
    zIndex: 2,
    top: '50%',
    transform: 'translateY(-50%)',
    width: 36,
    height: 36,
    bgcolor: 'rgb(255 255 255 / 88%)',
    opacity: 0,
    transition: 'opacity 160ms ease',
  },
  '& > .previous': { left: 8 },
  '& > .next': { right: 8 },
  '&:hover > button, &:focus-within > button': { opacity: 1 },
  '@media (hover: none)': { '& > button': { opacity: 1 } },
  '& > .dots': {
    position: 'absolute',
    insetInline: 0,
    bottom: 10,
    display: 'flex',
    justifyContent: 'center',
    gap: 0.75,
    pointerEvents: 'none',
    filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 40%))',
    '& > *': {
      width: 6,
      height: 6,
      borderRadius: 3,
      bgcolor: '#fff',
      opacity: 0.7,
      transition: 'width 200ms ease',
    },
    '& > .current': { width: 14, opacity: 1 },
  },
  '& > .position': visuallyHidden,
} as const;
