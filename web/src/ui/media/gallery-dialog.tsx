import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { HashWindowProps } from '#web/ui/hash-window.ts';
import type { CarouselImage } from './image-carousel.tsx';

interface GalleryDialogProps extends HashWindowProps {
  title: string;
  images: readonly CarouselImage[];
  /** Which one is shown first. */
  start?: number;
}

/** Pictures, one at a time on the whole screen: by swiping, arrow keys and buttons. */
export function GalleryDialog({ open, onClose, title, images, start = 0 }: GalleryDialogProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [strip, setStrip] = useState<HTMLUListElement | null>(null);
  const [index, setIndex] = useState(start);
  const last = images.length - 1;

  function show(next: number): void {
    strip?.children[next]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  return (
    <Dialog open={open} onClose={onClose} fullScreen aria-labelledby={id} onKeyDown={onKeyDown}>
      <Box sx={headStyle}>
        <Typography id={id} variant="h4" component="h2" noWrap sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Box component="output" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('gallery.position', { position: index + 1, total: images.length })}
        </Box>
        <IconButton onClick={onClose} aria-label={t('close')} edge="end" autoFocus>
          <X size={22} aria-hidden />
        </IconButton>
      </Box>
      <Box
        component="ul"
        ref={(list: HTMLUListElement | null) => {
          setStrip(list);
          if (list && !strip) list.scrollLeft = list.clientWidth * start;
        }}
        tabIndex={0}
        aria-labelledby={id}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.min(last, Math.round(scrollLeft / clientWidth)))
        }
        sx={stripStyle}
      >
        {images.map((image, position) => (
          <Box component="li" key={image.url} aria-hidden={position !== index} sx={slideStyle}>
            <img
              src={image.url}
              alt={image.alt}
              width={image.width}
              height={image.height}
              // The next one is there when it is swiped to.
              loading={position <= index + 1 ? 'eager' : 'lazy'}
            />
          </Box>
        ))}
      </Box>
      <IconButton
        aria-label={t('carousel.previous')}
        onClick={() => show(index - 1)}
        disabled={index === 0}
        sx={{ ...arrowStyle, left: 16 }}
      >
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t('carousel.next')}
        onClick={() => show(index + 1)}
        disabled={index === last}
        sx={{ ...arrowStyle, right: 16 }}
      >
        <ChevronRight size={24} aria-hidden />
      </IconButton>
    </Dialog>
  );
}

const headStyle = { display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 1.5 } as const;

const stripStyle = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
} as const;

const slideStyle = {
  flex: '0 0 100%',
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  px: { sm: 10 },
  pb: 3,
  scrollSnapAlign: 'center',
  '& img': { maxWidth: '100%', maxHeight: '100%', width: 'auto', height: 'auto', minHeight: 0 },
} as const;

const arrowStyle = {
  position: 'absolute',
  top: '50%',
  display: { xs: 'none', sm: 'inline-flex' },
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper', borderColor: 'text.primary' },
} as const;
