import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { WAVE_MOTIF, waveCover } from '#domain/directories/cover.ts';
import { drawCover } from '#domain/previews/cover-drawing.ts';
import { cityPicture } from '#domain/studios/pictures.ts';
import { cityOf } from '#api/features/studios/studio.loaders.ts';
import type { PreviewSource } from '#api/lib/previews/preview.ts';
import { findWave } from './wave.service.ts';

/** Waves with the picture of their main city. */
export const wavePreviews: PreviewSource = {
  kind: 'waves',
  async find(context, id) {
    const wave = await findWave(context, id, DEFAULT_LANGUAGE);
    if (!wave) return undefined;
    const city = await cityOf(context, wave.cities[0] ?? null);
    return { title: wave.title, line: city?.name, picture: city && cityPicture(city.id) };
  },
};

/** Their drawn covers as squares, for search engines. */
export const waveCovers: PreviewSource = {
  kind: waveCover('').kind,
  async find(context, id) {
    const wave = await findWave(context, id, DEFAULT_LANGUAGE);
    return wave ? { title: wave.title, cover: drawCover(WAVE_MOTIF, id) } : undefined;
  },
};
