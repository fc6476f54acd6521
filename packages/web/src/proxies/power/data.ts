import { proxies } from '#contract/proxies/endpoints.ts';
import { type ProxyRow, proxyFilters, proxySorts, proxyTabs } from '#contract/proxies/schema.ts';
import { second } from '#contract/second/endpoints.ts';
import { summons } from '#contract/summons/endpoints.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const proxyList = listShape(proxyTabs, proxySorts, proxyFilters);
export type ProxyList = ListState<typeof proxyList>;

export const useProxies = ({ page, sizePerPage, tab, sort, filters }: ProxyList) =>
  useListing(proxies.list, { page, sizePerPage, tab, sort, filters }, (answer) => answer.total);
export const useProxy = (id: number) => useReading(proxies.one, { id });
export const useProxyTerms = () => useReading(proxies.terms, {});

/** Approved powers that reach the seat of the vote. */
export const usePowersOf = (vote: number, seat: number) =>
  useReading(proxies.inVote, { id: vote, seat }).data?.seats ?? [];

/** What waits for a second person changes with its power, and who comes to a meeting for somebody. */
const touches = { touches: [second.list, summons.mine] };

export const useCreate = () => useChange(proxies.create, touches);
export const useComplete = () => useChange(proxies.update, touches);
export const useApprove = () => useChange(proxies.approve, touches);
export const useRefuse = () => useChange(proxies.refuse, touches);
export const useRevoke = () => useChange(proxies.revoke, touches);
export const useRenounce = () => useChange(proxies.renounce, touches);

/** How far a power reaches: the name of its vote, or all votes with its days. */
export function useReach(): (p: Pick<ProxyRow, 'vote' | 'validFrom' | 'validTo'>) => string {
  const say = useText();
  const shown = useShown();
  return ({ vote, validFrom, validTo }) => {
    if (vote) return vote.name;
    const days = { from: validFrom ? shown.day(validFrom) : '', to: validTo ? shown.day(validTo) : '' };
    if (validFrom && validTo) return say('PROXIES.STANDING_BOTH', days);
    if (validFrom) return say('PROXIES.STANDING_FROM', days);
    return validTo ? say('PROXIES.STANDING_TO', days) : say('PROXIES.STANDING');
  };
}

export const agentName = (p: Pick<ProxyRow, 'agent' | 'agentName'>): string => p.agent?.full_name ?? p.agentName;
