import { proposals } from '#contract/proposals/endpoints.ts';
import type { ProposalDetail } from '#contract/proposals/schema.ts';
import type { Person } from './house.ts';

export const aProposalForm = (change: object = {}) => ({
  ...{ name: 'Zámek na vrata', reason: 'Vrata zůstávají přes noc otevřená.' },
  wording: 'Společenství pořídí na vrata zámek za nejvýše 24 000 Kč.',
  ...change,
});

export const aProposal = (by: Person, change: object = {}): Promise<ProposalDetail> =>
  by.asks(proposals.create, aProposalForm(change));

export const supports = (who: Person, id: number, is = true): Promise<ProposalDetail> =>
  who.asks(proposals.support, { id, supports: is });
