import { useTranslation } from 'react-i18next';
import { canvasSizes } from '#domain/catalog/canvas.ts';
import type { CanvasFrame, CanvasSize, CanvasStyle } from '#domain/catalog/canvas.ts';

/** Words what is chosen of prints. */
export interface CanvasWords {
  size: (id: CanvasSize) => string;
  /** How large it is. */
  inches: (id: CanvasSize) => string;
  frame: (id: CanvasFrame) => string;
  style: (id: CanvasStyle) => string;
}

export function useCanvasWords(): CanvasWords {
  const { t } = useTranslation('services');
  return {
    size: (id) => t(`canvas.sizes.${id}`),
    inches(id) {
      const [width, height] = canvasSizes[id].inches;
      return t('canvas.inches', { width, height });
    },
    frame: (id) => t(`canvas.frames.${id}`),
    style: (id) => t(`canvas.styles.${id}`),
  };
}
