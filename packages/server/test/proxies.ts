import type { Given } from '#contract/base/endpoint.ts';
import { proxies } from '#contract/votes/endpoints-proxies.ts';
import type { ProxyDetail } from '#contract/votes/schema-proxies.ts';
import type { Person } from './house.ts';

export const memberOf = (who: Person): number => who.memberId as number;

/** A power that its owner gives in the portal and somebody of the committee approves. */
export async function empowers(
  owner: Person,
  agent: Person,
  by: Person,
  more: Partial<Given<typeof proxies.create>> = {},
): Promise<ProxyDetail> {
  const { id, updatedAt } = await owner.asks(proxies.create, { agentId: memberOf(agent), ...more });
  return by.asks(proxies.approve, { id, updatedAt });
}
