import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useHashWindow } from '#web/ui/hash-window.ts';
import type { WindowLink } from '#web/ui/hash-window.ts';
import type { CarouselImage } from './image-carousel.tsx';

const GalleryDialog = lazy(async () => ({
  default: (await import('./gallery-dialog.tsx')).GalleryDialog,
}));

interface Gallery {
  /** Opens it at one of its pictures. */
  openAt: (index: number) => WindowLink & { onClick: () => void };
  /** What is opened. */
  dialog: ReactNode;
}

interface GalleryOptions {
  /** What the address ends with while it is open. */
  hash: `#${string}`;
  title: string;
  images: readonly CarouselImage[];
}

/** Pictures that open on the whole screen from where they stand on a page. */
export function useGallery({ hash, title, images }: GalleryOptions): Gallery {
  const { link, window } = useHashWindow(hash);
  const [start, setStart] = useState(0);
  return {
    openAt: (index) => ({ ...link, onClick: () => setStart(index) }),
    dialog: window && (
      <Suspense>
        <GalleryDialog
          // Begins again with the one that was chosen.
          key={start}
          {...window}
          title={title}
          images={images}
          start={start}
        />
      </Suspense>
    ),
  };
}

interface PictureLinkProps {
  gallery: Gallery;
  images: readonly CarouselImage[];
  index: number;
  /** What it is called where nobody has said what it shows. */
  label: string;
  /** Width by height. */
  ratio: string;
  loading: 'eager' | 'lazy';
}

/** A picture of a gallery, which opens it. */
export function PictureLink({ gallery, images, index, label, ratio, loading }: PictureLinkProps) {
  const { url, alt, width, height } = images[index]!;
  return (
    <ButtonBase
      component={RouterLink}
      {...gallery.openAt(index)}
      aria-label={alt || label}
      sx={{ ...linkStyle, '& img': { ...imageStyle, aspectRatio: ratio } }}
    >
      <img src={url} alt="" width={width} height={height} loading={loading} />
    </ButtonBase>
  );
}

const linkStyle = { borderRadius: 3, overflow: 'hidden', bgcolor: 'divider' } as const;

const imageStyle = { width: '100%', height: 'auto', objectFit: 'cover' } as const;

/** Pictures of a gallery side by side. */
export const galleryGridStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' },
} as const;
