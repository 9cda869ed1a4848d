/** The look of the map, by the names that Leaflet and we give its parts: quiet, in the theme's colors. */
export const mapStyle = {
  // Below what opens over the page.
  position: 'relative',
  zIndex: 0,
  height: '100%',
  font: 'inherit',
  bgcolor: 'background.default',
  '& .map-land': {
    fill: 'color-mix(in srgb, var(--mui-palette-divider) 55%, var(--mui-palette-background-paper))',
    fillOpacity: 1,
    stroke: 'var(--mui-palette-background-default)',
  },
  '& .map-name span': {
    position: 'absolute',
    top: 10,
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    fontWeight: 500,
    color: 'text.secondary',
  },
  '& .map-point': {
    border: '2px solid',
    borderColor: 'background.paper',
    borderRadius: 999,
    bgcolor: 'primary.main',
    boxShadow: '0 1px 4px rgb(23 20 15 / 40%)',
  },
  '& .map-point:focus-visible': {
    outline: '2px solid',
    outlineColor: 'text.primary',
    outlineOffset: 2,
  },
  '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip': {
    color: 'text.primary',
    bgcolor: 'background.paper',
  },
  '& .leaflet-popup-content': { fontSize: '0.9375rem', lineHeight: 1.4 },
  '& .leaflet-container a, & .leaflet-popup-content a': {
    color: 'text.primary',
    fontWeight: 600,
  },
  '& .leaflet-bar a': {
    width: 40,
    height: 40,
    lineHeight: '40px',
    color: 'text.primary',
    bgcolor: 'background.paper',
    borderColor: 'divider',
  },
} as const;
