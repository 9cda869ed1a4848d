import { boolean, string } from 'yup';
import type { InferType } from 'yup';
import { addressSchema } from '#domain/accounts/account.schema.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { message } from '#domain/messages/message.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import { countryCodes } from './countries.ts';

/** Characters of each line, at most. */
const LINE_LIMIT = 200;

/** A line that has to have so many characters at least (spec §5), with the text of the specification. */
function line(least: number, key: MessageKey) {
  return oneLine().required(message(key)).min(least, message(key)).max(LINE_LIMIT);
}

const country = string()
  .required(message('orders.countryRequired'))
  .min(2, message('orders.countryRequired'))
  .test(
    'known',
    message('orders.countryUnknown'),
    (code) => (code?.length ?? 0) < 2 || countryCodes.includes(code ?? ''),
  );

/** A line of the billing address, which is asked for where that is another one. */
function billing(required: typeof country) {
  return string().when('sameAsBilling', ([isSame]) =>
    isSame === false ? required : string().strip(),
  );
}

/** Who orders something, and where it is sent (spec §3, §5). Countries are ISO 3166-1 alpha-2. */
export const customerSchema = addressSchema.shape({
  name: line(3, 'orders.nameRequired'),
  address: line(5, 'orders.addressRequired'),
  city: line(2, 'orders.cityRequired'),
  state: line(2, 'orders.stateRequired'),
  zipCode: line(5, 'orders.zipCodeRequired'),
  country,
  sameAsBilling: boolean().default(true),
  billingAddress: billing(line(5, 'orders.addressRequired')),
  billingCity: billing(line(2, 'orders.cityRequired')),
  billingState: billing(line(2, 'orders.stateRequired')),
  billingZipCode: billing(line(5, 'orders.zipCodeRequired')),
  billingCountry: billing(country),
});
export type Customer = InferType<typeof customerSchema>;
