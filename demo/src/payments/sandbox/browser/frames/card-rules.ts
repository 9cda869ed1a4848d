/// <reference lib="dom" />

export interface CardRules {
  /** Digits only. */
  digits(text: string): string;
  brandOf(number: string): { name: string; cvcLength: number; lengths: number[] };
  /** In groups, as it stands on the card. */
  formatNumber(number: string): string;
  /** `MM / YY` as far as it is typed. */
  formatExpiry(text: string): string;
  /** What is wrong with a field, as the code of Stripe.js and in words; undefined when nothing is. */
  problemOf(
    field: string,
    values: Record<string, string>,
  ): { code: string; message: string } | undefined;
}

/** What cards look like and when they are right. Runs in the browser, and stands on nothing else. */
export function createCardRules(): CardRules {
  const brands = [
    { name: 'American Express', pattern: /^3[47]/, cvcLength: 4, lengths: [15] },
    { name: 'Visa', pattern: /^4/, cvcLength: 3, lengths: [16] },
    { name: 'Mastercard', pattern: /^(5[1-5]|2[2-7])/, cvcLength: 3, lengths: [16] },
    { name: 'Discover', pattern: /^(6011|64[4-9]|65)/, cvcLength: 3, lengths: [16] },
    { name: 'Diners Club', pattern: /^3[068]/, cvcLength: 3, lengths: [14, 16] },
    { name: 'JCB', pattern: /^35/, cvcLength: 3, lengths: [16] },
    { name: 'UnionPay', pattern: /^62/, cvcLength: 3, lengths: [16, 17, 18, 19] },
  ];
  const unknown = { name: '', cvcLength: 3, lengths: [16] };
  const digits = (text: string) => text.replace(/\D/g, '');
  const brandOf = (number: string) => brands.find(({ pattern }) => pattern.test(number)) ?? unknown;

  /** Luhn's check, ISO/IEC 7812-1. */
  const isPlausible = (number: string) => {
    let sum = 0;
    for (let index = 0; index < number.length; index += 1) {
      const digit = Number(number[number.length - 1 - index]);
      const value = index % 2 === 0 ? digit : digit * 2;
      sum += value > 9 ? value - 9 : value;
    }
    return sum % 10 === 0;
  };

  const problemOfNumber = (text: string) => {
    const number = digits(text);
    if (!brandOf(number).lengths.includes(number.length)) {
      return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
    }
    if (isPlausible(number)) return undefined;
    return { code: 'invalid_number', message: 'Your card number is invalid.' };
  };

  const problemOfExpiry = (text: string) => {
    const expiry = digits(text);
    if (expiry.length < 4) {
      const message = "Your card's expiration date is incomplete.";
      return { code: 'incomplete_expiry', message };
    }
    const month = Number(expiry.slice(0, 2));
    if (month < 1 || month > 12) {
      const message = "Your card's expiration date is invalid.";
      return { code: 'invalid_expiry_month', message };
    }
    const now = new Date();
    const lastMonth = now.getFullYear() * 12 + now.getMonth();
    if ((2000 + Number(expiry.slice(2))) * 12 + month - 1 >= lastMonth) return undefined;
    const message = "Your card's expiration year is in the past.";
    return { code: 'invalid_expiry_year_past', message };
  };

  return {
    digits,
    brandOf,
    formatNumber(number) {
      const { name } = brandOf(number);
      const pattern = name === 'American Express' ? /^(\d{1,4})(\d{1,6})?(\d+)?$/ : /\d{1,4}/g;
      const found = number.match(pattern) ?? [];
      return (pattern.global ? found : found.slice(1).filter(Boolean)).join(' ');
    },
    formatExpiry(text) {
      const typed = digits(text).slice(0, 4);
      const expiry = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
      return expiry.length > 2 ? `${expiry.slice(0, 2)} / ${expiry.slice(2)}` : expiry;
    },
    problemOf(field, values) {
      const text = values[field] ?? '';
      if (field === 'number') return problemOfNumber(text);
      if (field === 'expiry') return problemOfExpiry(text);
      if (field === 'cvc') {
        const { cvcLength } = brandOf(digits(values['number'] ?? ''));
        if (digits(text).length === cvcLength) return undefined;
        const message = "Your card's security code is incomplete.";
        return { code: 'incomplete_cvc', message };
      }
      if (text.trim()) return undefined;
      return { code: 'incomplete_zip', message: 'Your postal code is incomplete.' };
    },
  };
}
