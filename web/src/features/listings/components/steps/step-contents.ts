import type { ComponentType } from 'react';
import type { ListingStep } from '#domain/listings/steps.ts';
import { BasicsStep } from './basics-step.tsx';
import { FactsStep } from './facts-step.tsx';
import { GearStep } from './gear-step.tsx';
import { HoursStep } from './hours-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { PriceStep } from './price-step.tsx';
import { QuestionsStep } from './questions-step.tsx';
import type { StepProps } from './step-props.ts';

/** What each step of the form shows. */
export const stepContents: Readonly<Record<ListingStep, ComponentType<StepProps>>> = {
  basics: BasicsStep,
  place: PlaceStep,
  gear: GearStep,
  facts: FactsStep,
  photos: PhotosStep,
  price: PriceStep,
  hours: HoursStep,
  questions: QuestionsStep,
  preview: PreviewStep,
};
