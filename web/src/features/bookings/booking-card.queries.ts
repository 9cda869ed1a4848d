import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';

/** A field of the booking card, by what it is called and what is chosen in it. */
export const field = (name: string) => screen.findByRole('button', { name });

/** Until the panel of a field, or whichever dialog, is closed. */
export const closed = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
