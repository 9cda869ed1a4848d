import type { EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache as useEmotionCache, ThemeContext } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import type { Interpolation, SerializedStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { createElement, Fragment, useContext } from 'react';
import type { ElementType } from 'react';
import isForwarded from './forwarded-props.ts';
import { looksOf } from './looks.ts';

/*
 * In the place of Emotion's `styled` on the server: what an element looks like is worked out and
 * written once for all pages, since components are given the same again and again.
 */

type Props = Record<string, unknown>;
/** A style, or what makes one of what an element is given. */
type Style = Interpolation<Props>;
/** Whether an element is given a property. */
type Filter = (prop: string) => boolean;

/** What Emotion notes on a component, by which it is styled further. */
interface Parts {
  __emotion_base: ElementType;
  __emotion_styles: readonly Style[];
  __emotion_forwardProp: Filter | undefined;
}

interface Options {
  shouldForwardProp?: Filter;
}

/** More looks than a component has on all pages together. */
const MOST = 5000;

/** Makes a component of an element, or of a component, which may be a styled one. */
export default function styled(tag: ElementType & Partial<Parts>, options: Options = {}) {
  const { __emotion_base: base = tag, __emotion_forwardProp: ownFilter } = tag;
  const filter = both(ownFilter, options.shouldForwardProp);
  const mayBeOther = !(filter ?? filterOf(base))('as');
  return (...added: readonly Style[]) => {
    // MUI changes those of a component that it styles further.
    const { __emotion_styles: before = [] } = tag;
    const styles = [...before, ...added];
    const write = writer(styles);
    function Styled(props: Props) {
      const cache = useEmotionCache()!;
      const contextTheme = useContext(ThemeContext);
      const element = (mayBeOther && (props.as as ElementType)) || base;
      const forwards = filter ?? filterOf(element);
      const given: Props = {};
      for (const name in props) {
        if (forwards(name) && !(mayBeOther && name === 'as')) given[name] = props[name];
      }
      const { own, classes } = classesOf(props.className, cache);
      const written = write(props, { theme: props.theme ?? contextTheme, classes, cache });
      insertStyles(cache, written, typeof element === 'string');
      given.className = `${own}${cache.key}-${written.name}`;
      // Emotion has what inserts the style beside the element, by which React numbers ids.
      return createElement(Fragment, null, null, createElement(element, given));
    }
    return Object.assign(Styled, {
      __emotion_real: Styled,
      __emotion_base: base,
      __emotion_styles: styles,
      __emotion_forwardProp: filter,
    });
  };
}

function both(one: Filter | undefined, other: Filter | undefined): Filter | undefined {
  return one && other ? (prop) => one(prop) && other(prop) : (other ?? one);
}

function filterOf(element: ElementType): Filter {
  return typeof element === 'string' ? isForwarded : (prop) => prop !== 'theme';
}

/** Names of classes that Emotion does not know, and those of styles, which become the element's own. */
function classesOf(className: unknown, { registered }: EmotionCache) {
  let own = '';
  const classes: string[] = [];
  if (typeof className === 'string') {
    for (const name of className.split(' ')) {
      if (registered[name] !== undefined) classes.push(name);
      else if (name) own += `${name} `;
    }
  }
  return { own, classes };
}

interface Place {
  theme: unknown;
  /** Classes of styles that the element is given. */
  classes: readonly string[];
  cache: EmotionCache;
}

/** Writes the styles of an element; what is written for a theme is known by what the element is given. */
function writer(styles: readonly Style[]) {
  const knownOf = new WeakMap<object, Map<string, SerializedStyles>>();
  const write = (props: Props, { theme, classes, cache: { registered } }: Place) => {
    const given = classes.map((name) => `${registered[name]};`);
    return serializeStyles([...styles, ...given], registered, { ...props, theme });
  };
  return (props: Props, place: Place): SerializedStyles => {
    const looks = looksOf(props);
    if (looks === undefined) return write(props, place);
    const key = `${place.classes.join(' ')}|${looks}`;
    let known = knownOf.get(place.theme as object);
    if (!known || known.size >= MOST) knownOf.set(place.theme as object, (known = new Map()));
    let written = known.get(key);
    if (!written) known.set(key, (written = write(props, place)));
    return written;
  };
}
