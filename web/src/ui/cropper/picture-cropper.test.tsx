import { fireEvent, screen } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PictureCropper } from './picture-cropper.tsx';

const size = { width: 600, height: 400 };

test('what was chosen stays when the picture says again that it has loaded', () => {
  // A layout, which jsdom has not: a picture of 600 by 400 in a frame of its size.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect(size));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(size.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(size.height);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(size.width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(size.height);
  // A picture that the browser has kept is there at once, and says so a moment later as well.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const onArea = vi.fn<(area: object) => void>();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  const page = (
    <PictureCropper
      image="/desk.webp"
      size={size}
      aspect={3 / 2}
      shape="rect"
      initialArea={{ x: 100, y: 100, width: 300, height: 200 }}
      maxZoom={4}
      labels={{ area: 'Part', zoom: 'Zoom', help: 'Move it' }}
      onArea={onArea}
    />
  );
  flushSync(() => root.render(page));
  const zoom = screen.getByRole('slider', { name: 'Zoom' });
  expect(zoom).toHaveValue('2');
  flushSync(() => fireEvent.change(zoom, { target: { value: 1 } }));
  expect(zoom).toHaveValue('1');
  flushSync(() => fireEvent.load(container.querySelector('img')!));
  expect(zoom).toHaveValue('1');
  expect(onArea).toHaveBeenLastCalledWith({ x: 0, y: 0, ...size });
});
