import createEmotionServer from '@emotion/server/create-instance';
import { CacheProvider, css, keyframes, ThemeProvider } from '@emotion/react';
import usual from '@emotion/styled';
import workOut from '@mui/system/styleFunctionSx';
import type { ComponentType, ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createEmotionCache } from './src/app/emotion.ts';
import { roomtoneTheme } from './src/app/theme/theme.ts';
import known from './src/ui/mui/styled.ts';

type Styled = (
  tag: ElementType,
  options?: object,
) => (...styles: unknown[]) => ComponentType<Record<string, unknown>>;

const ways = [usual, known] as unknown as readonly [Styled, Styled];
const fade = keyframes({ from: { opacity: 0 } });

/** The markup of a page, and the styles that come with it. */
function rendered(content: ReactNode) {
  const cache = createEmotionCache();
  const emotion = createEmotionServer(cache);
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={roomtoneTheme()}>{content}</ThemeProvider>
    </CacheProvider>,
  );
  return { markup, styles: emotion.extractCriticalToChunks(markup).styles };
}

function Numbered({ className }: { className?: string }) {
  return <p id={useId()} className={className} />;
}

/** Elements as MUI and we have them styled, one of each sort. */
function elements(styled: Styled): ReactNode {
  const Box = styled('div', {
    shouldForwardProp: (name: string) => name !== 'sx' && name !== 'as',
  })(workOut);
  const Text = styled('span', { shouldForwardProp: (name: string) => name !== 'ownerState' })(
    { margin: 0 },
    ({ ownerState }: { ownerState: { size: string } }) =>
      ownerState.size === 'small' ? { fontSize: 12 } : { fontSize: 16 },
  );
  const Link = styled(Text, { shouldForwardProp: (name: string) => name !== 'tone' })(
    ({ tone }: { tone?: string }) => ({ color: tone }),
    css({ animation: `${fade} 1s` }),
  );
  const Id = styled(Numbered)({ padding: 1 });
  const Wrapper = ({ className }: { className?: string }) => <Box className={`${className} own`} />;
  const Wrapped = styled(Wrapper)({ top: 0 });
  return (
    <>
      <Box sx={{ mt: 2, color: 'text.secondary', '&:hover': { p: 1 } }} title="a" />
      <Box sx={{ mt: 2, color: 'text.secondary', '&:hover': { p: 1 } }} title="b" as="section" />
      <Box sx={[{ mt: 2 }, false, { width: () => '10px' }]} className="own" />
      <Box sx={{ animation: `${fade} 1s` }} />
      <Box sx={() => ({ typography: 'h3' })} />
      <Text ownerState={{ size: 'small', onClick: () => 0 }} />
      <Text ownerState={{ size: 'large' }}>text</Text>
      <Link ownerState={{ size: 'large' }} tone="red" href="/" as="a" />
      <Link ownerState={{ size: 'large' }} tone="blue" href="/" />
      <Id />
      <Wrapped />
      <Id theme={roomtoneTheme()} />
    </>
  );
}

test('elements look as Emotion has them look, the second time as well', () => {
  const [original, ours] = ways.map(elements);
  for (let time = 1; time <= 2; time += 1) expect(rendered(ours)).toEqual(rendered(original));
});

test('elements are told apart by all that their styles may depend on', () => {
  const given = [
    { sx: { a: 'x"1 b' } },
    { sx: { a: 'x', b: '' } },
    { sx: { a: { b: 'x' } } },
    { sx: { a: { b: 'x' }, c: 1 } },
    { sx: { a: { b: 'x', c: 1 } } },
    { sx: { a: 1 } },
    { sx: { a: '1' } },
    { sx: { a: '1;1 b:2' } },
    { sx: { a: 1, b: 2 } },
    { size: 1 },
    { size: '1' },
    { icon: <i /> },
    { icon: null },
    { ownerState: { size: 1 } },
    { ownerState: { size: '1' } },
    { children: 'text' },
    { children: '' },
  ];
  const says = (props: object) => ({
    '--given': JSON.stringify(props, (_, value: unknown) => value),
  });
  const [Usual, Known] = ways.map((styled) =>
    styled('b', { shouldForwardProp: () => false })(says),
  );
  for (const props of [...given, ...given]) {
    const page = (Component: typeof Usual) => Component && rendered(<Component {...props} />);
    expect(page(Known)).toEqual(page(Usual));
  }
});
