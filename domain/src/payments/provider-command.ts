/** Whether money is taken as soon as the payer agrees, or reserved until we take it. */
export type CaptureMode = 'automatic' | 'manual';

/** What a provider can be told to do about a payment. */
export const commandKinds = ['create', 'capture', 'cancel', 'refund'] as const;
export type CommandKind = (typeof commandKinds)[number];

/** Whether the provider has done what it was told, or will not. */
export type CommandStatus = 'waiting' | 'done' | 'refused';
