import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { SetPresenceShownDocument } from './presence.generated.ts';

test('whether others see when one is here is switched off in the settings', async () => {
  const wishes: boolean[] = [];
  mockServer.use(
    session(nora),
    api.mutation(SetPresenceShownDocument, ({ variables }) => {
      const { isShown } = variables.input;
      wishes.push(isShown);
      const user = { __typename: 'User' as const, id: '7', isPresenceShown: isShown };
      return changed('setPresenceShown', { user });
    }),
  );
  const { user } = await renderApp('/account/settings');
  const choice = await screen.findByRole('switch', { name: 'Show when I’m active' });
  expect(choice).toBeChecked();
  await user.click(choice);
  await waitFor(() => expect(wishes).toEqual([false]));
  expect(choice).not.toBeChecked();
});
