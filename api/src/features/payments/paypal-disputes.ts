import { ApiError } from '@paypal/paypal-server-sdk';
import type { PayPalClient } from './paypal-client.ts';
import { disputedCaptureOf, disputeOf, isDecided, latestOf } from './paypal-dispute.ts';
import type { ListedDispute, PayPalDispute, ShownDispute } from './paypal-dispute.ts';

const DISPUTES = '/v1/customer/disputes';

/** What PayPal answers to an app that was not given the feature, and about what it knows nothing of. */
const REFUSALS: readonly number[] = [400, 403, 404, 422];

interface DisputePage {
  items?: readonly ListedDispute[];
  links?: readonly { rel?: string; href?: string }[];
}

/** What PayPal says of disputes, which its library does not know. */
export function paypalDisputes(client: PayPalClient) {
  const list = async (query: Readonly<Record<string, string>>) =>
    (await client.read(DISPUTES, query)) as DisputePage;
  const show = async (id: string) =>
    (await client.read(`${DISPUTES}/${encodeURIComponent(id)}`)) as ShownDispute;

  return {
    /**
     * The latest dispute about a capture; undefined where there is none, or PayPal does not let us know:
     * whoever has not given the app that feature is paid all the same.
     */
    async latest(captureId: string): Promise<PayPalDispute | undefined> {
      try {
        const { items = [] } = await list({ disputed_transaction_id: captureId });
        const dispute = latestOf(items);
        if (!dispute) return undefined;
        return disputeOf(isDecided(dispute) ? await show(dispute.dispute_id) : dispute);
      } catch (error) {
        if (error instanceof ApiError && REFUSALS.includes(error.statusCode)) return undefined;
        throw error;
      }
    },
    /** The captures about which a dispute was opened. @param since epoch milliseconds */
    async capturesSince(since: number): Promise<string[]> {
      const captures: string[] = [];
      let query: Record<string, string> | undefined = {
        create_time_after: new Date(since).toISOString(),
      };
      while (query) {
        const { items = [], links = [] } = await list(query);
        for (const { dispute_id: id } of items) {
          const captureId = disputedCaptureOf(await show(id));
          if (captureId !== undefined) captures.push(captureId);
        }
        query = queryOf(links.find(({ rel }) => rel === 'next')?.href);
      }
      return captures;
    },
  };
}

/** What stands in an address behind its path; undefined for none. */
function queryOf(href: string | undefined): Record<string, string> | undefined {
  return href === undefined ? undefined : Object.fromEntries(new URL(href).searchParams);
}
