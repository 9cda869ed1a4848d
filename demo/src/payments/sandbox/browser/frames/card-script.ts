import { createApi } from '../client/api.ts';
import { scriptOf } from '../script-of.ts';
import { createPainter } from './appearance.ts';
import { startCardForm } from './card-form.ts';
import { createCardRules } from './card-rules.ts';

/** The script of the frame that a card is typed into. */
export const cardScript: string = scriptOf(startCardForm, {
  createApi,
  createCardRules,
  createPainter,
});
