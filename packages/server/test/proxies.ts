import type { Given } from '#contract/base/calls/endpoint.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import type { ProxyDetail } from '#contract/proxies/schema.ts';
import type { Person } from './house.ts';
import { uploads } from './sending-files.ts';

type Wanted = Partial<Given<typeof proxies.create>>;

export const memberOf = (who: Person): number => who.memberId as number;

/** A power that its owner gives in the portal: it waits for nobody. */
export const empowers = (owner: Person, agent: Person, more: Wanted = {}): Promise<ProxyDetail> =>
  owner.asks(proxies.create, { agentId: memberOf(agent), ...more });

/** A signed paper as somebody of the committee uploads it. */
export const aSignedPaper = async (by: Person): Promise<number> =>
  (await uploads(by, 'plna-moc.txt', 'Zmocňuji. Podpis.', { isPublic: false })).id;

/** A power that the committee writes down from a signed paper; it waits for a second person. */
export const writesDown = async (by: Person, input: Wanted): Promise<ProxyDetail> =>
  by.asks(proxies.create, { ...input, fileIds: [await aSignedPaper(by)] });

/** The same, compared with its paper and confirmed by a second person. */
export async function written(by: Person, second: Person, input: Wanted): Promise<ProxyDetail> {
  const { id, updatedAt } = await writesDown(by, input);
  return second.asks(proxies.approve, { id, updatedAt });
}
