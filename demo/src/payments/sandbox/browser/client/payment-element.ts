/// <reference lib="dom" />
import type { Appearance, BillingDetails, ClientError, FromFrame, ToFrame } from '../protocol.ts';

type Listener = (event: object) => void;

export interface FrameResult {
  error?: ClientError;
  paymentMethod?: { id: string };
}

/** The payment element as pages have it, with what the rest of the script asks of its frame. */
export interface PaymentElement {
  mount(target: Element | string): void;
  unmount(): void;
  destroy(): void;
  update(): void;
  focus(): void;
  blur(): void;
  clear(): void;
  collapse(): void;
  on(type: string, listener: Listener): PaymentElement;
  once(type: string, listener: Listener): PaymentElement;
  off(type: string, listener?: Listener): PaymentElement;
  show(appearance: Appearance): void;
  /** Shows what is wrong with the card, if anything. */
  validate(): Promise<FrameResult>;
  createPaymentMethod(billing: BillingDetails): Promise<FrameResult>;
}

export interface PaymentElementSettings {
  origin: string;
  key: string;
  appearance: Appearance;
  /** Looks whether there is anything to pay; an error keeps the element from being ready. */
  check: () => Promise<ClientError | undefined>;
  onDestroyed: () => void;
}

/**
 * Puts the form for a card into a page: a frame from the sandbox's own origin, which the page cannot
 * look into. Runs in the browser, and stands on nothing else.
 */
export function createPaymentElement(settings: PaymentElementSettings): PaymentElement {
  const listeners = new Map<string, Set<Listener>>();
  const waiting = new Map<number, (result: FrameResult) => void>();
  let { appearance } = settings;
  let frame: HTMLIFrameElement | undefined;
  let port: MessagePort | undefined;
  let lastId = 0;

  const emit = (type: string, details: object = {}) => {
    for (const listener of listeners.get(type) ?? []) {
      listener({ elementType: 'payment', ...details });
    }
  };
  const send = (message: ToFrame) => port?.postMessage(message);

  const ask = (question: (id: number) => ToFrame) =>
    new Promise<FrameResult>((resolve) => {
      if (!port) {
        const message = 'The payment element is not ready yet.';
        resolve({ error: { type: 'invalid_request_error', message } });
        return;
      }
      lastId += 1;
      waiting.set(lastId, resolve);
      send(question(lastId));
    });

  const hear = (message: FromFrame) => {
    switch (message.type) {
      case 'height':
        if (frame) frame.style.height = `${message.height}px`;
        break;
      case 'ready':
        void becomeReady();
        break;
      case 'result':
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
        break;
      case 'change':
        emit('change', {
          complete: message.complete,
          empty: message.empty,
          collapsed: false,
          value: { type: 'card' },
        });
        break;
      default:
        emit(message.type);
    }
  };

  const becomeReady = async () => {
    const error = await settings.check();
    if (error) emit('loaderror', { error });
    else emit('ready');
  };

  /** A frame of another color scheme than its document would not be see-through. */
  const applyScheme = () => {
    if (frame) frame.style.colorScheme = appearance.theme === 'night' ? 'dark' : 'light';
  };

  const connect = () => {
    const channel = new MessageChannel();
    port?.close();
    port = channel.port1;
    port.addEventListener('message', ({ data }: MessageEvent<FromFrame>) => hear(data));
    port.start();
    const welcome = { type: 'init', key: settings.key, appearance };
    frame?.contentWindow?.postMessage(welcome, settings.origin, [channel.port2]);
  };

  const element: PaymentElement = {
    mount(target) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) throw new Error('There is nothing to mount the payment element into.');
      element.unmount();
      frame = document.createElement('iframe');
      frame.title = 'Secure payment input frame';
      frame.src = `${settings.origin}/v3/card`;
      // Fields stand in line with the page; the rings of their focus reach 3 pixels further.
      frame.style.cssText =
        'border:0;display:block;width:calc(100% + 6px);margin:-3px;height:300px;background:transparent';
      applyScheme();
      frame.addEventListener('load', connect);
      parent.append(frame);
      emit('loaderstart');
    },
    unmount() {
      frame?.remove();
      port?.close();
      frame = undefined;
      port = undefined;
    },
    destroy() {
      element.unmount();
      listeners.clear();
      settings.onDestroyed();
    },
    // Options of the element decide what else than a card it offers.
    update: () => undefined,
    collapse: () => undefined,
    focus: () => send({ type: 'focus' }),
    blur: () => send({ type: 'blur' }),
    clear: () => send({ type: 'clear' }),
    on(type, listener) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
      return element;
    },
    once(type, listener) {
      const once: Listener = (event) => {
        element.off(type, once);
        listener(event);
      };
      return element.on(type, once);
    },
    off(type, listener) {
      if (listener) listeners.get(type)?.delete(listener);
      else listeners.delete(type);
      return element;
    },
    show(next) {
      appearance = next;
      applyScheme();
      send({ type: 'appearance', appearance });
    },
    validate: () => ask((id) => ({ type: 'validate', id })),
    createPaymentMethod: (billing) => ask((id) => ({ type: 'create', id, billing })),
  };
  return element;
}
