import { noticePageOf, pageStyles, questionPageOf } from '../sandbox/browser/document.ts';
import type { Answer, ApiRequest } from '../sandbox/http/api.ts';
import type { Core } from './core.ts';
import { newId } from './ids.ts';
import { approve } from './orders.ts';
import type { Funding, Order } from './records.ts';

/** Pages run no script. Where their form leads on to is the payer's way back. */
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'";

const identity = { mark: 'PayPal sandbox', styles: '/page.css' };
const questionPage = questionPageOf(identity);
const noticePage = noticePageOf(identity);

const html = (body: string, status = 200): Answer => ({
  status,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
});

/** What a payer can choose, by what becomes of it. */
const fundings: Readonly<Record<string, Funding>> = {
  approve: 'balance',
  decline: 'declined',
  wait: 'pending',
};

/** Answers what browsers ask for. @returns undefined when it is not for them */
export function answerPage(
  core: Core,
  { method, path, form, query }: PageRequest,
): Answer | undefined {
  if (path === identity.styles) {
    return { status: 200, body: pageStyles, headers: { 'content-type': 'text/css' } };
  }
  if (path !== '/checkoutnow') return undefined;
  const token = query.get('token') ?? '';
  return core.perform((scope) => {
    const order = scope.data.get('order', token);
    if (!order) return html(noticePage('This order is over.'), 404);
    if (order.status === 'COMPLETED') return html(noticePage('This order is paid.'));
    if (method !== 'POST') return html(pageOf(order));
    const funding = fundings[new URLSearchParams(form).get('choice') ?? ''];
    if (!funding) return backTo(order.cancelUrl, { token });
    approve(scope, order, funding);
    return backTo(order.returnUrl, { token, PayerID: newId().slice(0, 13) });
  });
}

/** A request for a page, with what stands in its address. */
export interface PageRequest extends ApiRequest {
  query: URLSearchParams;
}

/** The page on which somebody plays the payer. */
const pageOf = ({ amount }: Order): string =>
  questionPage({
    title: `Pay $${amount.value}`,
    text: 'With PayPal, you would log in here and choose how to pay. The sandbox takes no money.',
    choices: [
      { value: 'approve', label: 'Approve' },
      { value: 'decline', label: 'Approve with a card that is declined' },
      { value: 'wait', label: 'Approve with a bank that takes its time' },
      { value: 'cancel', label: 'Cancel' },
    ],
  });

function backTo(address: string, parameters: Readonly<Record<string, string>>): Answer {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { status: 303, body: '', headers: { location: url.href } };
}
