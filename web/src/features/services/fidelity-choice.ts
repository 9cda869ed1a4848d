import {
  DEFAULT_FIDELITY_CHOICE,
  fidelityQualities,
  fidelityScales,
  fidelityServices,
  oneOf,
} from '#domain/services/fidelity.ts';
import type { FidelityChoice } from '#domain/services/fidelity.ts';

/** What an address chooses; what it does not say is as for whoever has chosen nothing. */
export function choiceOf(params: URLSearchParams): FidelityChoice {
  const { service, scale, quality } = DEFAULT_FIDELITY_CHOICE;
  return {
    service: oneOf(fidelityServices, params.get('service')) ?? service,
    scale: oneOf(fidelityScales, params.get('scale')) ?? scale,
    quality: oneOf(fidelityQualities, params.get('quality')) ?? quality,
  };
}

/** The part of an address that makes a choice. */
export function choiceQuery({ service, scale, quality }: FidelityChoice): string {
  return new URLSearchParams({ service, scale, quality }).toString();
}
