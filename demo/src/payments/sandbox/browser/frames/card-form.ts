/// <reference lib="dom" />
import type { createApi } from '../client/api.ts';
import type { Appearance, BillingDetails, FromFrame, ToFrame } from '../protocol.ts';
import type { createPainter } from './appearance.ts';
import type { createCardRules } from './card-rules.ts';

interface Parts {
  createApi: typeof createApi;
  createCardRules: typeof createCardRules;
  createPainter: typeof createPainter;
}

/** The form for a card, in its frame. Runs in the browser, and stands on what it is handed. */
export function startCardForm(parts: Parts): void {
  const rules = parts.createCardRules();
  const paint = parts.createPainter();
  const form = document.querySelector('form')!;
  const inputs = [...form.querySelectorAll('input')];
  const brand = document.querySelector('.Brand')!;
  let port: MessagePort | undefined;
  let api: ReturnType<typeof createApi> | undefined;

  const say = (message: FromFrame) => port?.postMessage(message);
  const values = () => Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  const problemOf = ({ name }: HTMLInputElement) => rules.problemOf(name, values());

  const tell = (input: HTMLInputElement, message: string | undefined) => {
    const error = document.getElementById(`${input.id}-error`)!;
    error.textContent = message ?? '';
    input.classList.toggle('Input--invalid', message !== undefined);
    input.setAttribute('aria-invalid', String(message !== undefined));
  };

  const format = (input: HTMLInputElement) => {
    const digits = rules.digits(input.value);
    if (input.name === 'number') {
      const { name, cvcLength, lengths } = rules.brandOf(digits);
      input.value = rules.formatNumber(digits.slice(0, Math.max(...lengths)));
      brand.textContent = name;
      form.querySelector<HTMLInputElement>('[name=cvc]')!.maxLength = cvcLength;
    }
    if (input.name === 'expiry') input.value = rules.formatExpiry(input.value);
    if (input.name === 'cvc') input.value = digits;
  };

  /** Formats what is typed, without moving the caret from the digit it stands behind. */
  const formatKeepingCaret = (input: HTMLInputElement) => {
    const caret = input.selectionStart ?? input.value.length;
    const isAtEnd = caret === input.value.length;
    const before = rules.digits(input.value.slice(0, caret)).length;
    format(input);
    if (isAtEnd) return;
    let position = 0;
    for (let seen = 0; seen < before && position < input.value.length; position += 1) {
      if (/\d/.test(input.value[position]!)) seen += 1;
    }
    input.setSelectionRange(position, position);
  };

  const sayChange = () =>
    say({
      type: 'change',
      complete: inputs.every((input) => !problemOf(input)),
      empty: inputs.every(({ value }) => value === ''),
    });

  /** Shows everything that is wrong, and goes to the first of it. */
  const validate = () => {
    for (const input of inputs) tell(input, problemOf(input)?.message);
    const wrong = inputs.find((input) => problemOf(input));
    wrong?.focus();
    const problem = wrong && problemOf(wrong);
    return problem && { type: 'validation_error', ...problem };
  };

  const create = async (id: number, billing: BillingDetails) => {
    const { number = '', expiry = '', cvc = '', postal = '' } = values();
    const digits = rules.digits(expiry);
    const { address = {}, ...person } = billing;
    const prefixed = Object.entries({ postal_code: postal.trim(), ...address });
    const { error, value } = await api!.post<{ id: string }>('/v1/payment_methods', {
      type: 'card',
      'card[number]': rules.digits(number),
      'card[exp_month]': digits.slice(0, 2),
      'card[exp_year]': digits.slice(2),
      'card[cvc]': cvc,
      ...Object.fromEntries(
        Object.entries(person).map(([name, text]) => [`billing_details[${name}]`, text]),
      ),
      ...Object.fromEntries(
        prefixed.map(([name, text]) => [`billing_details[address][${name}]`, text]),
      ),
    });
    say(error ? { type: 'result', id, error } : { type: 'result', id, paymentMethod: value });
  };

  const clear = () => {
    form.reset();
    brand.textContent = '';
    for (const input of inputs) tell(input, undefined);
    sayChange();
  };

  const hear = (message: ToFrame) => {
    if (message.type === 'appearance') paint(message.appearance);
    if (message.type === 'focus') inputs[0]?.focus();
    if (message.type === 'blur') (document.activeElement as HTMLElement | null)?.blur();
    if (message.type === 'clear') clear();
    if (message.type === 'create') void create(message.id, message.billing);
    if (message.type === 'validate') {
      const error = validate();
      say({ type: 'result', id: message.id, ...(error && { error }) });
    }
  };

  for (const input of inputs) {
    input.addEventListener('input', () => {
      formatKeepingCaret(input);
      tell(input, undefined);
      sayChange();
    });
    input.addEventListener('blur', () => {
      // What is not begun is not wrong yet.
      if (input.value !== '') tell(input, problemOf(input)?.message);
    });
    input.addEventListener('focus', () => say({ type: 'focus' }));
  }
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null) say({ type: 'blur' });
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') say({ type: 'escape' });
  });

  interface Welcome {
    type: 'init';
    key: string;
    appearance: Appearance;
  }

  addEventListener('message', ({ data, ports, source }: MessageEvent<Welcome>) => {
    const [first] = ports;
    if (source !== parent || data.type !== 'init' || !first) return;
    port = first;
    port.addEventListener('message', (event: MessageEvent<ToFrame>) => hear(event.data));
    port.start();
    api = parts.createApi(location.origin, data.key);
    paint(data.appearance);
    // A change of width, of the font or of what is wrong changes the height.
    new ResizeObserver(() => {
      say({ type: 'height', height: form.offsetHeight });
    }).observe(form);
    say({ type: 'ready' });
  });
}
