import { completeOnboarding, accountFor } from '../connect/accounts.ts';
import type { Core } from '../core.ts';
import type { Answer, ApiRequest } from '../http/api.ts';
import { decodeForm } from '../http/form.ts';
import { StripeError } from '../http/stripe-error.ts';
import { formatAmount } from '../money/currencies.ts';
import { endChallenge, intentFor } from '../money/intents.ts';
import type { Scope } from '../scope.ts';
import type { PaymentIntent } from '../store/records.ts';
import { noticePageOf, pageStyles, questionPageOf } from './document.ts';
import { cardPage, cardStyles } from './frames/card-page.ts';
import { cardScript, clientScript } from './scripts.js';

/** Documents run no script but ours, and send nothing elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; base-uri 'none'";

const identity = { mark: 'Stripe sandbox', styles: '/v3/page.css' };
const questionPage = questionPageOf(identity);
const noticePage = noticePageOf(identity);

const noCause = { requestId: null, idempotencyKey: null, account: null };

const html = (body: string, status = 200): Answer => ({
  status,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
});

const file = (type: 'css' | 'javascript', body: string): Answer => ({
  status: 200,
  body,
  headers: { 'content-type': `text/${type}; charset=utf-8` },
});

const redirect = (location: string): Answer => ({ status: 303, body: '', headers: { location } });

/** What does not change, by its path. */
const files = new Map<string, Answer>([
  ['/v3/card', html(cardPage)],
  ['/v3/card.js', file('javascript', cardScript)],
  ['/v3/card.css', file('css', cardStyles)],
  ['/v3/page.css', file('css', pageStyles)],
  ['/v3/answered.js', file('javascript', "parent.postMessage('challenge-answered', '*');\n")],
]);

/** Answers what browsers ask for. @returns undefined when it is not for them */
export function answerPage(core: Core, request: ApiRequest): Answer | undefined {
  const { path } = request;
  if (path === '/v3/' || path === '/v3/stripe.js') {
    return file('javascript', clientScript(core.origin));
  }
  const [, area, ...segments] = path.split('/');
  if (area === 'v3' && segments[0] === 'challenge') {
    const [, intent = '', token = ''] = segments;
    return answerChallenge(core, request, { intent, token });
  }
  if (area === 'connect') return answerOnboarding(core, request, segments[0] ?? '');
  return files.get(path);
}

const choiceOf = ({ form }: ApiRequest) => decodeForm(form)['choice'];

/** The page on which somebody plays the holder of a card whose bank asks. */
function answerChallenge(
  core: Core,
  request: ApiRequest,
  { intent: id, token }: { intent: string; token: string },
): Answer {
  return core.perform(noCause, (scope) => {
    const intent = scope.data.get('payment_intent', id);
    const challenge = intent?.$sandbox.challenge;
    if (!intent || challenge?.token !== token) {
      return html(noticePage('This challenge is over.', '/v3/answered.js'), 404);
    }
    if (request.method !== 'POST') {
      const amount = formatAmount(intent.amount, intent.currency);
      return html(
        questionPage({
          title: 'Confirm this payment',
          text: `Your bank asks whether you want to pay ${amount}. This is a test of 3D Secure.`,
          choices: [
            { value: 'complete', label: 'Complete' },
            { value: 'fail', label: 'Fail' },
          ],
        }),
      );
    }
    const isPaid = answered(scope, intent, choiceOf(request) === 'complete');
    if (challenge.returnUrl === null) {
      return html(noticePage(isPaid ? 'Confirmed' : 'Not confirmed', '/v3/answered.js'));
    }
    return redirect(returnAddress(challenge.returnUrl, intentFor(scope, id), isPaid));
  });
}

/** @returns whether it was paid; what failed is noted in the intent */
function answered(scope: Scope, intent: PaymentIntent, isPassed: boolean): boolean {
  try {
    endChallenge(scope, intent, isPassed);
    return true;
  } catch (error) {
    if (error instanceof StripeError && error.keepsChanges) return false;
    throw error;
  }
}

function returnAddress(address: string, intent: PaymentIntent, isPaid: boolean): string {
  const url = new URL(address);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', isPaid ? 'succeeded' : 'failed');
  return url.href;
}

/** The page on which somebody sets up a connected account. */
function answerOnboarding(core: Core, request: ApiRequest, id: string): Answer {
  return core.perform(noCause, (scope) => {
    const link = scope.data.get('account_link', id);
    if (!link) return html(noticePage('There is no such link.'), 404);
    if (link.isUsed || link.expires <= scope.now) return redirect(link.refreshUrl);
    const account = accountFor(scope, link.account, 'account');
    if (request.method !== 'POST') {
      const name = account.business_profile.name ?? account.email ?? account.id;
      return html(
        questionPage({
          title: 'Get paid with Stripe',
          text: `With Stripe, ${name} would give its legal name, an identity document and a bank account here. The sandbox takes your word for it.`,
          choices: [
            { value: 'complete', label: 'Complete' },
            { value: 'later', label: 'Do this later' },
          ],
        }),
      );
    }
    scope.data.put('account_link', { ...link, isUsed: true });
    if (choiceOf(request) === 'complete') completeOnboarding(scope, account);
    return redirect(link.returnUrl);
  });
}
