import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cityNameIn } from '#domain/studios/city-names.ts';
import { cities } from '#domain/studios/city.ts';
import { openMap } from './leaflet-map.ts';
import type { OpenMap } from './leaflet-map.ts';
import type { MapPoint } from './map-point.ts';
import { mapStyle } from './map-style.ts';

export interface MapCanvasProps {
  /** What the map shows, for who does not see it. */
  label: string;
  points: readonly MapPoint[];
}

/** A map with points. What it shows has to be on the page as a list too. */
export function MapCanvas({ label, points }: MapCanvasProps) {
  const { t, i18n } = useTranslation('ui');
  const { language } = i18n;
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenMap>(undefined);
  const open = useEffectEvent((at: HTMLElement, inLanguage: string) =>
    openMap(at, {
      texts: { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') },
      names: cities.map((city) => ({ ...city, name: cityNameIn(inLanguage, city) })),
      onFollow: (path) => void navigate(path),
    }),
  );
  // What it says is written in the language that it was opened in.
  useEffect(() => {
    const map = open(element.current!, language);
    opened.current = map;
    return () => map.close();
  }, [language]);
  useEffect(() => opened.current?.show(points));
  return (
    <Box component="section" aria-label={label} sx={{ height: '100%' }}>
      <Box ref={element} sx={mapStyle} />
    </Box>
  );
}
