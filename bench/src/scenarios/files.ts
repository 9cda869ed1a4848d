import type { Shot } from '../load-driver.ts';
import type { Material, Scenario } from './scenario.ts';

/** Files, as browsers ask for them. */
export function files({ avatar }: Material): Scenario[] {
  const asked = (path: string) => (): Shot => ({
    path,
    headers: { 'Accept-Encoding': 'gzip, deflate, br' },
  });
  return [
    {
      name: 'file',
      title: 'a file of the web app',
      // Under the same path in every build, which scripts are not.
      product: asked('/icon.svg'),
      isOnWire: true,
      isRight: (body) => body.includes('</svg>'),
    },
    {
      name: 'avatar',
      title: 'picture of a user',
      product: asked(avatar),
      isOnWire: true,
      isRight: (body) => body.startsWith('RIFF'),
    },
  ];
}
