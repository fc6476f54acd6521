import { sql } from 'drizzle-orm';
import { isReached } from '#contract/proposals/rules.ts';
import type { SampleAt } from '../sample/acting.ts';
import { addProposal, addSupport, changeProposal } from './writing/queries.ts';
import { addUp } from './writing/steps.ts';

type Planned = {
  daysAgo: number;
  name: string;
  reason: string;
  wording: string;
  /** People who support it with whoever made it, or as many as oblige the committee. */
  support: number | 'quarter';
  /** Where among the owners the first of them stands. */
  from: number;
  declined?: { daysAgo: number; reason: string };
};
const day = 24 * 3600_000;

const ofLipova: readonly Planned[] = [
  {
    ...{ daysAgo: 9, name: 'Zámek na vrata do dvora', support: 'quarter', from: 2 },
    reason: 'Vrata zůstávají přes noc otevřená a ve dvoře se zase objevili cizí lidé.',
    wording: 'Společenství pořídí na vrata do dvora elektrický zámek s čipy za nejvýše 24 000 Kč.',
  },
  {
    ...{ daysAgo: 4, name: 'Stojany na kola v průjezdu', support: 1, from: 0 },
    reason: 'Kola stojí u schodů a kočárek se kolem nich neprotlačí.',
    wording: 'Společenství osadí v průjezdu čtyři stojany na kola za nejvýše 12 000 Kč.',
  },
  {
    ...{ daysAgo: 60, name: 'Pronájem střechy pro vysílač', support: 0, from: 1 },
    reason: 'Operátor nabízí nájem, který by zaplatil úklid.',
    wording: '',
    declined: { daysAgo: 48, reason: 'Operátor nabídku mezitím stáhl, není o čem jednat.' },
  },
];
const ofDlouha: readonly Planned[] = [
  {
    ...{ daysAgo: 6, name: 'Lavička před vchodem', support: 3, from: 5 },
    reason: 'Starší sousedé si nemají kde odpočinout s nákupem.',
    wording: 'Společenství pořídí před vchod lavičku za nejvýše 9 000 Kč.',
  },
];

/** Owners who stand for a place of their own, in the order of units. */
async function ownersOf({ db, scope }: Pick<SampleAt, 'db' | 'scope'>): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select om.member_id as id from ownership o
    join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
    join member m on m.svj_id = om.svj_id and m.id = om.member_id and m.archived_at is null and m.has_access
    where o.svj_id = ${scope.svjId} and o.valid_to is null group by om.member_id order by min(o.unit_id), om.member_id`);
  return rows.map((r) => r.id);
}

async function furnish({ db, scope, now }: SampleAt, owners: readonly number[], planned: Planned): Promise<void> {
  const { daysAgo, support, from, declined, ...made } = planned;
  const then = new Date(now.getTime() - daysAgo * day);
  const [author, ...others] = [...owners.slice(from), ...owners.slice(0, from)];
  if (author === undefined) return;
  const at = (memberId: number, hours: number) => ({
    ...{ db, scope: { ...scope, memberId } },
    now: new Date(then.getTime() + hours * 3600_000),
  });
  const p = await addProposal(at(author, 0), made);
  await addSupport(at(author, 0), p.id, author);
  let tally = await addUp(at(author, 0), p.id);
  for (const [i, id] of others.entries()) {
    if (support === 'quarter' ? isReached(tally) : i >= support) break;
    await addSupport(at(id, i + 1), p.id, id);
    tally = await addUp(at(id, i + 1), p.id);
    if (isReached(tally)) await changeProposal(at(id, i + 1), p.id, { reachedAt: at(id, i + 1).now });
  }
  if (declined) {
    const endedAt = new Date(now.getTime() - declined.daysAgo * day);
    await changeProposal(at(author, 0), p.id, { endedAs: 'declined', endedAt, endReason: declined.reason });
  }
}

/** What owners of the sample propose; its mails go to nobody. */
export async function furnishProposals(_portal: unknown, at: SampleAt): Promise<void> {
  if (at.house === 'prazdna') return;
  const owners = await ownersOf(at);
  for (const planned of at.house === 'lipova' ? ofLipova : ofDlouha) await furnish(at, owners, planned);
}
