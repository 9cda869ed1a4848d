import { HttpResponse } from 'msw';

/** What a mutation returns that works. */
type Payload<N extends string, P> = P & { __typename: `${Capitalize<N>}Payload` };

/** The response to a mutation that works: its payload, under the name of its field. */
export function changed<const N extends string, const P extends object>(mutation: N, payload: P) {
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}` as Capitalize<N>;
  const data = { [mutation]: { __typename: `${name}Payload`, ...payload } };
  return HttpResponse.json<{ data: Record<N, Payload<N, P>> }>({
    data: data as Record<N, Payload<N, P>>,
  });
}
