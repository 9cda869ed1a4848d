/** Parameters of addresses that say what is chosen of a package. */
export const choiceParams = ['service', 'scale', 'quality'] as const;
