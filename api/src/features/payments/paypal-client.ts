import { Client, Environment } from '@paypal/paypal-server-sdk';
import type { PayPalSettings } from '#api/lib/payments/paypal-settings.ts';

/** Two in turn take less than a request may, so that whoever opens a payment is answered. */
const TIMEOUT_MS = 4000;

/** Where the library expects PayPal. */
const PAYPAL_API = 'https://api-m.paypal.com';

/** PayPal's own library, which calls it wherever its API is spoken. */
export class PayPalClient extends Client {
  readonly #apiUrl: string;

  constructor({ clientId, clientSecret, apiUrl = PAYPAL_API }: PayPalSettings) {
    super({
      environment: Environment.Production,
      timeout: TIMEOUT_MS,
      clientCredentialsAuthCredentials: {
        oAuthClientId: clientId,
        oAuthClientSecret: clientSecret,
      },
    });
    this.#apiUrl = apiUrl;
  }

  /** Called before there is an address, by which only requests go that come later. */
  override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
    const createRequest = super.getRequestBuilderFactory();
    return (...asked) => {
      const request = createRequest(...asked);
      request.interceptRequest(({ url, ...sent }) => ({
        ...sent,
        url: url.replace(PAYPAL_API, this.#apiUrl),
      }));
      return request;
    };
  }

  /** Asks PayPal what its library does not: its disputes. @returns JSON, parsed */
  async read(path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const get = this.getRequestBuilderFactory()('GET');
    get.appendPath(path);
    get.query(query);
    get.authenticate([{ oauth2: true }]);
    const { result } = await get.callAsText();
    return JSON.parse(result);
  }

  /**
   * Asks whether PayPal has signed a webhook, which its library does not.
   * @param request JSON, as it is sent: of what was signed no byte may change
   */
  async isSigned(request: string): Promise<boolean> {
    const post = this.getRequestBuilderFactory()('POST');
    post.header('Content-Type', 'application/json');
    post.text(request);
    post.appendPath('/v1/notifications/verify-webhook-signature');
    post.authenticate([{ oauth2: true }]);
    const { result } = await post.callAsText();
    const { verification_status: status } = JSON.parse(result) as { verification_status?: unknown };
    return status === 'SUCCESS';
  }
}
