import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { roomPlan, roomPlans } from '#domain/layouts/plans.ts';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

async function open(path: string) {
  mockServer.use(session());
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Room plans to read and measure' });
  await screen.findByRole('figure');
  return app;
}

const drawing = (name: RegExp) => screen.getByRole('figure', { name });

/** A pointer over the bedroom, in its meters. Its longer wall is drawn as 1000 pixels. */
function pointer() {
  const { width, length } = roomPlan('bedroom-studio');
  const pixels = 1000 / Math.max(width, length);
  const margin = Math.max(width, length) / 10;
  const view = { width: (width + 2 * margin) * pixels, height: (length + 3 * margin) * pixels };
  const svg = drawing(/^Home studio in a bedroom/).querySelector('svg')!;
  vi.spyOn(svg, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ x: 0, y: 0, ...view }));
  const at = (x: number, y: number) => ({
    clientX: (x + margin) * pixels,
    clientY: (y + margin) * pixels,
  });
  return {
    move: (x: number, y: number) => fireEvent.pointerMove(svg, at(x, y)),
    press: (x: number, y: number) => fireEvent.click(svg, at(x, y)),
  };
}

describe('the plans of rooms', () => {
  test('each have an address, a drawing that says what it shows, and rooms to find', async () => {
    const { user, location } = await open('/layouts');
    const plans = within(screen.getByRole('navigation', { name: 'Plans' }));
    expect(plans.getAllByRole('link')).toHaveLength(roomPlans.length);
    expect(
      drawing(/^Control room: floor plan of 5.2 × 6.4 m seen from above, with \d+ things/),
    ).toBeVisible();
    await user.click(plans.getByRole('link', { name: /^Drum room/ }));
    expect(location()).toBe('/layouts?plan=drum-room');
    expect(await screen.findByRole('heading', { level: 2, name: 'Drum room' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find such rooms: Drums' })).toHaveAttribute(
      'href',
      '/search?type=drums',
    );
  });

  test('say what follows from them, in meters or in feet, as the reader chose', async () => {
    const { user } = await open('/layouts?plan=bedroom-studio');
    expect(screen.getByText('3.4 × 4.2 × 2.5 m')).toBeVisible();
    expect(screen.getAllByText('14.3 m²')[0]).toBeVisible();
    expect(screen.getByText('1 : 1.36 : 1.68')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: '40.8 Hz', hidden: true })).toBeInTheDocument();
    expect(
      screen.getAllByRole('rowheader', { name: 'Monitor 2 to Listening position', hidden: true }),
    ).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Feet' }));
    expect(screen.getByText('11.2 × 13.8 × 8.2 ft')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Vocal booth/ }));
    expect(await screen.findByText('6.6 × 7.9 × 8.2 ft')).toBeVisible();
    expect(localStorage.getItem('lengthUnit')).toBe('foot');
  });

  test('name what is pointed at or chosen, and hide what is not wanted', async () => {
    const { user } = await open('/layouts?plan=bedroom-studio');
    const { move } = pointer();
    move(2.6, 3.1);
    expect(await screen.findByText('Bed: 1.4 × 2 × 0.5 m')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Furniture' }));
    move(2.7, 3.1);
    expect(await screen.findByText(/^Point at something/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Bass trap × 2/ }));
    expect(screen.getByRole('button', { current: true })).toHaveTextContent(/^Bass trap/);
    expect(screen.getByText('Bass trap: 0.6 × 0.6 × 2.2 m')).toBeVisible();
  });

  test('are measured by pressing, from corner to corner', async () => {
    const { user } = await open('/layouts?plan=bedroom-studio');
    const { press } = pointer();
    press(0.1, 0.1);
    expect(screen.queryByText('Now the second point')).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: /^Measure by pressing/ }));
    press(0.1, 0.1);
    expect(await screen.findByText('Now the second point')).toBeVisible();
    press(3.35, 0.05);
    expect(await screen.findByText('Distance: 3.4 m')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/^Distance:/)).not.toBeInTheDocument();
  });

  test('are measured by names, from the keyboard', async () => {
    const { user } = await open('/layouts?plan=control-room');
    await user.selectOptions(screen.getByLabelText('From'), 'Monitor 1');
    await user.selectOptions(screen.getByLabelText('To'), 'Listening position');
    expect(screen.getByText('Distance: 2.2 m')).toBeVisible();
    expect(screen.getByLabelText('To')).toHaveDisplayValue('Listening position');
    await user.selectOptions(screen.getByLabelText('To'), 'Corner at the top left');
    expect(screen.getByText('Distance: 1.59 m')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('To'), 'Choose a place');
    expect(screen.queryByText(/^Distance:/)).not.toBeInTheDocument();
  });

  test('are printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open('/layouts');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });
});

test('a plan that there is not is the first one', async () => {
  await open('/layouts?plan=submarine');
  expect(screen.getByRole('heading', { level: 2, name: 'Control room' })).toBeVisible();
});
