import { useTranslation } from 'react-i18next';
import { canvasPrice, canvasSizes } from '#domain/catalog/canvas.ts';
import { canvasSizeIds, canvasStyleIds } from '#domain/services/canvas-print.ts';
import { PriceTables } from './price-tables.tsx';

/** Frames, those beside each other that cost the same. */
const frames = [['none'], ['black', 'white'], ['wood'], ['premium']] as const;

/** What prints cost: a table for each style, sizes down and frames across. */
export function CanvasPrices() {
  const { t } = useTranslation('services');
  return (
    <PriceTables
      of={t('canvas.size')}
      tables={canvasStyleIds.map((style) => ({
        caption: t(`canvas.styles.${style}`),
        columns: frames.map((alike) =>
          alike.map((frame) => t(`canvas.frames.${frame}`)).join(' / '),
        ),
        rows: canvasSizeIds.map((size) => {
          const [width, height] = canvasSizes[size].inches;
          return {
            label: t(`canvas.sizes.${size}`),
            note: t('canvas.inches', { width, height }),
            cents: frames.map(([frame]) => canvasPrice({ size, frame, style }).priceCents),
          };
        }),
      }))}
    />
  );
}
