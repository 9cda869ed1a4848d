import type { ComponentType } from 'react';
import type { EditedListingFragment } from '../../listings.generated.ts';
import type { PreviewedStudio } from '../../preview-studio.ts';
import type { Autosave } from '../../use-autosave.ts';

/** What a step of the form may need besides what is in the form. */
export interface StepProps extends Pick<Autosave, 'flush'> {
  listing: EditedListingFragment;
  /** The beginning of the addresses of the steps. */
  base: string;
  Preview: StudioPreview;
}

/** Shows a studio as its page does. It comes from the app, for several features are on that page. */
export type StudioPreview = ComponentType<{ studio: PreviewedStudio }>;
