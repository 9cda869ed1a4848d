/** Why a card is declined, in Stripe's words. */
export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

export interface TestCard {
  brand: string;
  country: string;
  funding: 'credit' | 'debit' | 'prepaid';
  decline?: Decline;
  /** Whether the bank asks its holder to confirm each payment. */
  needsChallenge?: boolean;
  /** Whether it is declined by Stripe, as too risky, rather than by the bank. */
  isBlocked?: boolean;
  /** The reason of the dispute that is opened for each of its charges. */
  dispute?: string;
  /** What becomes of its refunds, which are pending or look well at first. */
  refunds?: 'pending' | 'fail';
  /** Whether what it pays can be paid out at once. */
  isAvailableAtOnce?: boolean;
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

const visa = { brand: 'visa', country: 'US', funding: 'credit' } as const;

const challenged = { ...visa, needsChallenge: true } as const;

/** The cards of https://docs.stripe.com/testing that are imitated, by their numbers. */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': visa,
  '4000056655665556': { ...visa, funding: 'debit' },
  '5555555555554444': { ...visa, brand: 'mastercard' },
  '2223003122003222': { ...visa, brand: 'mastercard' },
  '5200828282828210': { ...visa, brand: 'mastercard', funding: 'debit' },
  '5105105105105100': { ...visa, brand: 'mastercard', funding: 'prepaid' },
  '378282246310005': { ...visa, brand: 'amex' },
  '371449635398431': { ...visa, brand: 'amex' },
  '6011111111111117': { ...visa, brand: 'discover' },
  '3056930009020004': { ...visa, brand: 'diners' },
  '3566002020360505': { ...visa, brand: 'jcb' },
  '6200000000000005': { ...visa, brand: 'unionpay' },
  '4000008260000000': { ...visa, country: 'GB' },
  '4000002760000016': { ...visa, country: 'DE' },
  '4000003920000003': { ...visa, country: 'JP' },

  '4000000000000002': { ...visa, decline: declined('generic_decline') },
  '4000000000009995': { ...visa, decline: insufficientFunds },
  '4000000000009987': { ...visa, decline: declined('lost_card') },
  '4000000000009979': { ...visa, decline: declined('stolen_card') },
  '4000000000006975': { ...visa, decline: declined('card_velocity_exceeded') },
  '4000000000000341': { ...visa, decline: declined('generic_decline') },
  '4000000000000069': {
    ...visa,
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    ...visa,
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    ...visa,
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4100000000000019': { ...visa, decline: declined('fraudulent'), isBlocked: true },

  '4000002500003155': challenged,
  '4000002760003184': challenged,
  '4000003800000446': challenged,
  '4000000000003220': challenged,
  '4000000000003063': challenged,
  '4000008260003178': { ...challenged, decline: insufficientFunds },
  '4000008400001629': { ...challenged, decline: declined('generic_decline') },
  '4000000000003055': visa,

  '4000000000000259': { ...visa, dispute: 'fraudulent' },
  '4000000000002685': { ...visa, dispute: 'product_not_received' },

  '4000000000007726': { ...visa, refunds: 'pending' },
  '4000000000005126': { ...visa, refunds: 'fail' },
  '4000000000000077': { ...visa, isAvailableAtOnce: true },
};

/** The payment methods that Stripe has ready for tests, which a server may name without a card. */
export const readyMethods: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_jcb: '3566002020360505',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_radarBlock: '4100000000000019',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
  pm_card_threeDSecureRequiredChargeDeclined: '4000008400001629',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeProductNotReceived: '4000000000002685',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
  pm_card_bypassPending: '4000000000000077',
};
