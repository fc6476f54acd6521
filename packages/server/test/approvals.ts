import { approvals } from '#contract/approvals/endpoints.ts';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import type { DecisionState } from '#contract/approvals/schema-words.ts';
import type { Given } from '#contract/base/calls/endpoint.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import type { TestPortal } from './portal.ts';
import { uploads } from './sending-files.ts';

export const idOf = (who: Person): number => who.memberId as number;

/** A house whose committee of three, manager and audit commission may be asked; its owner sees no requests. */
export async function anOffering(portal: TestPortal) {
  const house: TestHouse = await aHouse(portal);
  const chair = await house.chair();
  const deputy = await house.person({ role: 'subMayorCommittee', firstName: 'Šárka', lastName: 'Úlehlíková' });
  const member = await house.person({ role: 'memberCommittee', firstName: 'Věra', lastName: 'Hrdličková' });
  const manager = await house.person({ role: 'community_manager', firstName: 'Dalibor', lastName: 'Mareček' });
  const audit = await house.person({ role: 'auditMember', firstName: 'Karel', lastName: 'Kontrolní' });
  const owner = await house.owner({ lastName: 'Vlastníková' });
  return { house, chair, deputy, member, manager, audit, owner };
}
export type Offering = Awaited<ReturnType<typeof anOffering>>;

type Change = Partial<Given<typeof approvals.create>>;
/** A request as its form sends it, with a file for everybody and a private one. */
export async function aRequestForm(by: Person, approvers: readonly Person[], change: Change = {}) {
  const open = await uploads(by, 'fotografie.txt', 'střecha');
  const closed = await uploads(by, 'nabidka.txt', '248 600 Kč', { isPublic: false });
  return {
    ...{ title: 'Oprava střechy', notes: 'Chybí asi dvacet tašek.' },
    ...{ approvers: approvers.map(idOf), fileIds: [open.id, closed.id] },
    ...change,
  };
}

export const aRequest = async (
  by: Person,
  approvers: readonly Person[],
  change: Change = {},
): Promise<ApprovalDetail> => by.asks(approvals.create, await aRequestForm(by, approvers, change));

export const answers = (who: Person, id: number, status: DecisionState, note = ''): Promise<ApprovalDetail> =>
  who.asks(approvals.decide, { id, userId: idOf(who), status, note });
/** Names a substitute from today on, by the member or whoever says so. */
export const standsIn = (away: Person, substitute: Person, days: { from: string; to: string }, by = away) =>
  by.asks(approvals.standIn, { userId: idOf(away), substituteId: idOf(substitute), ...days });
export const notAnswered = (who: Person, id: number, status: string, userId = idOf(who)) =>
  who.refused(approvals.decide, { id, userId, status });
