import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Download, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#web/lib/numbers.ts';
import { AudioPlayer } from '#web/ui/media/audio-player.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { AttachedFileFragment } from '../conversation.generated.ts';

// Most images are large enough where they stand.
const GalleryDialog = lazy(async () => ({
  default: (await import('#web/ui/media/gallery-dialog.tsx')).GalleryDialog,
}));

const none: readonly number[] = [];

/** A file, whatever it is attached to. */
type AttachedFile = Omit<AttachedFileFragment, '__typename'>;

/** The files of a message: images to be looked at, sound to be heard, and the rest to be saved. */
export function MessageAttachments({ files }: { files: readonly AttachedFile[] }) {
  const images = files.filter(({ kind }) => kind === 'IMAGE');
  return (
    <Box sx={listStyle}>
      {images.length > 0 && <Images images={images} />}
      {files.map((file) => {
        if (file.kind === 'AUDIO') return <Sound key={file.id} file={file} />;
        return file.kind === 'PDF' && <Document key={file.id} file={file} />;
      })}
    </Box>
  );
}

function Images({ images }: { images: readonly AttachedFile[] }) {
  const { t } = useTranslation('messaging');
  const [start, setStart] = useState<number>();
  const shown = images.map(({ url, fileName, width, height }) => ({
    url,
    alt: fileName,
    width: width ?? 1,
    height: height ?? 1,
  }));
  const isOne = shown.length === 1;
  return (
    <Box sx={isOne ? undefined : gridStyle}>
      {shown.map((image, index) => (
        <ButtonBase
          key={image.url}
          aria-label={t('attachment.open', { name: image.alt })}
          onClick={() => setStart(index)}
          sx={imageStyle}
        >
          <Box
            component="img"
            src={image.url}
            alt=""
            loading="lazy"
            width={image.width}
            height={image.height}
            sx={isOne ? wholeStyle : squareStyle}
          />
        </ButtonBase>
      ))}
      {start !== undefined && (
        <Suspense>
          <GalleryDialog
            open
            onClose={() => setStart(undefined)}
            title={t('attachment.images')}
            images={shown}
            start={start}
          />
        </Suspense>
      )}
    </Box>
  );
}

function Sound({ file }: { file: AttachedFile }) {
  const { fileName, url, durationMs } = file;
  return (
    <Box sx={cardStyle}>
      <AudioPlayer title={fileName} url={url} durationMs={durationMs ?? 0} peaks={none} />
    </Box>
  );
}

function Document({ file }: { file: AttachedFile }) {
  const { t, i18n } = useTranslation('messaging');
  const { fileName, url, bytes } = file;
  return (
    <Link
      href={url}
      download
      color="inherit"
      underline="none"
      sx={{ ...cardStyle, ...documentStyle }}
    >
      <FileText size={28} strokeWidth={1.5} aria-hidden />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="subtitle2" component="p" noWrap>
          {fileName}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {t('attachment.PDF')} · {formatBytes(bytes, i18n.language)}
        </Typography>
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {t('attachment.save')}
      </Box>
      <Download size={18} aria-hidden />
    </Link>
  );
}

const listStyle = { display: 'grid', gap: 0.75, mt: 0.5, width: 320, maxWidth: '100%' } as const;

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 0.75,
} as const;

const imageStyle = {
  display: 'block',
  width: '100%',
  borderRadius: 3,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
} as const;

const wholeStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 360,
  objectFit: 'cover',
} as const;

const squareStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
} as const;

const cardStyle = {
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  minWidth: 0,
} as const;

const documentStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
