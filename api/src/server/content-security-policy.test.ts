import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const keys = { secretKey: 'sk_test', publishableKey: 'pk_test', webhookSecret: 'whsec_test' };
const inline = { scripts: [], styles: [] };

/** The directives of a policy, by their names. */
function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the script of the payment provider', () => {
  const atStripe = contentSecurityPolicy({
    mapTiles: undefined,
    stripe: { ...keys, apiUrl: undefined },
  });

  test('is let in on pages on which people pay', () => {
    expect(directivesOf(atStripe(inline, true))).toMatchObject({
      'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
      'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      'connect-src': "'self' https://api.stripe.com",
    });
  });

  test('is kept out everywhere else', () => {
    expect(atStripe(inline)).not.toContain('stripe');
    expect(directivesOf(atStripe(inline))).not.toHaveProperty('frame-src');
  });

  test('is let in from where else its API is spoken', () => {
    const stripe = { ...keys, apiUrl: 'http://127.0.0.1:12111' };
    const policy = contentSecurityPolicy({ mapTiles: undefined, stripe })(inline, true);
    expect(directivesOf(policy)).toMatchObject({
      'script-src': "'self' http://127.0.0.1:12111",
      'frame-src': 'http://127.0.0.1:12111',
      'connect-src': "'self' http://127.0.0.1:12111",
    });
  });

  test('is kept out while nothing can be paid for', () => {
    const policyOf = contentSecurityPolicy({ mapTiles: undefined, stripe: undefined });
    expect(policyOf(inline, true)).toBe(policyOf(inline));
  });
});
