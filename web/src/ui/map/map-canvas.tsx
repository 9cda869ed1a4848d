import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cityNameIn } from '#domain/studios/city-names.ts';
import { cities } from '#domain/studios/city.ts';
import type { Bounds } from '#domain/studios/position.ts';
import { openMap } from './leaflet-map.ts';
import type { MapContent, OpenMap } from './leaflet-map.ts';
import { mapStyle } from './map-style.ts';

export interface MapCanvasProps extends MapContent {
  /** What the map shows, for who does not see it. */
  label: string;
  /** The point that stands out. */
  markedId?: string | undefined;
  /** Told what is shown once the reader has moved the map. */
  onMove?: ((bounds: Bounds) => void) | undefined;
}

/** A map with points. What it shows has to be on the page as a list too. */
export function MapCanvas({ label, points, area, bounds, markedId, onMove }: MapCanvasProps) {
  const { t, i18n } = useTranslation('ui');
  const { language } = i18n;
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenMap>(undefined);
  const moved = useEffectEvent((to: Bounds) => onMove?.(to));
  const open = useEffectEvent((at: HTMLElement, inLanguage: string) =>
    openMap(at, {
      texts: {
        zoomIn: t('map.zoomIn'),
        zoomOut: t('map.zoomOut'),
        group: (count) => t('map.group', { count }),
      },
      names: cities.map((city) => ({ ...city, name: cityNameIn(inLanguage, city) })),
      onFollow: (path) => void navigate(path),
      onMove: moved,
    }),
  );
  // What it says is written in the language that it was opened in.
  useEffect(() => {
    const map = open(element.current!, language);
    opened.current = map;
    return () => map.close();
  }, [language]);
  useEffect(() => opened.current?.show({ points, area, bounds }));
  useEffect(() => opened.current?.mark(markedId));
  return (
    <Box component="section" aria-label={label} sx={{ height: '100%' }}>
      <Box ref={element} sx={mapStyle} />
    </Box>
  );
}
