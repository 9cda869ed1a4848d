import type { EditedListingFragment } from '../../listings.generated.ts';
import type { Autosave } from '../../use-autosave.ts';

/** What a step of the form may need besides what is in the form. */
export interface StepProps extends Pick<Autosave, 'flush'> {
  listing: EditedListingFragment;
  /** The beginning of the addresses of the steps. */
  base: string;
}
