import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heroPictures } from '#domain/studios/pictures.ts';

/** How long each picture stays (spec §2.7). */
const EVERY_MS = 6000;

/** Rooms that follow one another, until somebody stops them. Whoever asked for less motion starts them. */
export function HeroPictures() {
  const [index, setIndex] = useState(0);
  // The next picture is fetched when it is due to fade in next, not with the page.
  const [loaded, setLoaded] = useState(1);
  const asksForCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wanted, setWanted] = useState<boolean>();
  const isPlaying = wanted ?? !asksForCalm;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      setIndex((before) => (before + 1) % heroPictures.length);
      setLoaded((before) => Math.min(before + 1, heroPictures.length));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return (
    <>
      {heroPictures.slice(0, loaded).map((picture, position) => (
        <Box
          key={picture}
          component="img"
          src={picture}
          alt=""
          width={1920}
          height={900}
          fetchPriority={position === 0 ? 'high' : 'auto'}
          sx={[pictureStyle, { opacity: position === index ? 1 : 0 }]}
        />
      ))}
      <Box sx={shadeStyle} />
      <PauseButton isPlaying={isPlaying} onToggle={() => setWanted(!isPlaying)} />
    </>
  );
}

function PauseButton({ isPlaying, onToggle }: { isPlaying: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton
      onClick={onToggle}
      aria-label={t(isPlaying ? 'home.pause' : 'home.play')}
      sx={pauseStyle}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}

const pictureStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '70% 60%',
  transition: 'opacity 240ms ease',
} as const;

/** Keeps the words readable on any picture, and leaves the rest of it alone. */
const shadeStyle = {
  position: 'absolute',
  inset: 0,
  background: {
    xs: 'linear-gradient(180deg, rgb(23 20 15 / 70%) 0%, rgb(23 20 15 / 62%) 70%, rgb(23 20 15 / 30%) 100%)',
    md: 'linear-gradient(90deg, rgb(23 20 15 / 80%) 0%, rgb(23 20 15 / 62%) 32%, rgb(23 20 15 / 12%) 66%, transparent 100%)',
  },
} as const;

const pauseStyle = {
  position: 'absolute',
  right: { xs: 16, md: 24 },
  bottom: { xs: 16, md: 24 },
  zIndex: 1,
  width: 44,
  height: 44,
  color: '#fff',
  bgcolor: 'rgb(23 20 15 / 60%)',
  border: '1px solid rgb(255 255 255 / 40%)',
  '&:hover': { bgcolor: 'rgb(23 20 15 / 85%)' },
} as const;
