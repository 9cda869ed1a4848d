import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { heroPictures } from '#domain/studios/pictures.ts';

/** How long each picture stays (spec §2.7). */
const EVERY_MS = 6000;

/** Rooms that follow one another, unless the reader asked for less motion. */
export function HeroPictures() {
  const [index, setIndex] = useState(0);
  // The next picture is fetched when it is due to fade in next, not with the page.
  const [loaded, setLoaded] = useState(1);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      setIndex((before) => (before + 1) % heroPictures.length);
      setLoaded((before) => Math.min(before + 1, heroPictures.length));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
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
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            objectPosition: '70% 60%',
            opacity: position === index ? 1 : 0,
            transition: 'opacity 240ms ease',
          }}
        />
      ))}
      <Box sx={shadeStyle} />
    </>
  );
}

/** Keeps the words readable on any picture. */
const shadeStyle = {
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(90deg, rgb(23 20 15 / 82%) 0%, rgb(23 20 15 / 66%) 45%, rgb(23 20 15 / 30%) 100%)',
} as const;
