import { number, object } from 'yup';
import type { InferType } from 'yup';
import { message } from '#domain/messages/message.ts';
import { STUDIO_PICTURE } from './limits.ts';

const { longSide, minCropSide } = STUDIO_PICTURE;

const pixels = (min: number) =>
  number()
    .required(message('fields.required'))
    .integer(message('fields.integer'))
    .min(min, message('fields.range', { min, max: longSide }))
    .max(longSide, message('fields.range', { min, max: longSide }));

/** The part of a photograph that is shown: pixels of the whole one, from its upper left corner. */
export const cropSchema = object({
  x: pixels(0),
  y: pixels(0),
  width: pixels(minCropSide),
  height: pixels(minCropSide),
});
export type Crop = InferType<typeof cropSchema>;
