import { sql } from 'drizzle-orm';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { readAskId } from '#contract/confirmations/rules.ts';
import { documentAccepts } from '#contract/documents/endpoints-accepts.ts';
import { actFor } from '#server/base/http/gate.ts';
import { documentSource } from '#server/documents/telling/notices.ts';
import { keyOfPair } from '#server/notices/steps.ts';
import type { Person } from './house.ts';

import { committee, documentIds, house, papers, portal, seenBy, who } from './seen.ts';

/** Folders whose public documents are not for those who only administer them, and those of which no document is. */
const narrower = ['pro vchod 16', 'pro vlastníky', 'kontrola', 'pro vlastníky v kontrole', 'kontrola ve veřejné'];
const owners = [
  ...['paní Alena', 'byt 16', 'byt 16 i pro nájemníky', 'kontrola v Alenině', 'veřejná v bytě 16'],
  'byt prodaný',
];

/** Of what somebody sees what is for them: who administers documents is not asked to read the papers of every unit. */
export function meantFor(name: string): string[] {
  // A visit owes nothing, and the chair knows what they uploaded.
  if (name === 'visit' || name === 'mayorCommittee') return [];
  if (!(committee as string[]).includes(name)) return seenBy(name);
  const inOwners = owners.flatMap((f) => [`${f} veřejně`, `${f} soukromě`]);
  const others = [...inOwners, ...Object.keys(papers), ...narrower.map((f) => `${f} veřejně`)];
  return seenBy(name).filter((one) => !others.includes(one));
}

const nameOfDocument = (id: number): string[] =>
  [...documentIds].flatMap(([name, one]) => (one.id === id ? [name] : []));

let asked: Promise<[string, Set<number>][]> | undefined;
/** Of each document by name, who is asked to confirm it; it is the same for all who look, so it is read once. */
function askedOfEach(): Promise<[string, Set<number>][]> {
  const read = async ([name, { id }]: [string, { id: number }]): Promise<[string, Set<number>]> => {
    const input = { id, list: 'missing', sizePerPage: 'all' } as const;
    const { allAccepts } = await who('mayorCommittee').asks(documentAccepts.list, input);
    return [name, new Set(allAccepts.map((a) => a.user.id))];
  };
  asked ??= Promise.all([...documentIds].map(read));
  return asked;
}

/** Every way in which a document comes to somebody by itself. */
export const comings: Record<string, (who: Person) => Promise<string[]>> = {
  confirmation: async (who) => {
    const { status, body } = await who.call(confirmations.queue);
    if (status !== 200) return [];
    const { items } = body.data as { items: { dataValues: { id: string } }[] };
    return items.flatMap((i) => nameOfDocument(readAskId(i.dataValues.id)?.id ?? 0));
  },
  'the list of those who are asked': async ({ memberId }) =>
    (await askedOfEach()).flatMap(([name, asked]) => (asked.has(memberId as number) ? [name] : [])),
  mail: ({ memberId }) =>
    portal.pool.transaction('read only', async (db) => {
      const scope = await actFor(db, house.id);
      const { rows } = await db.execute<{ id: number }>(sql`select distinct owner_id as id from notice
        where svj_id = ${house.id} and owner = 'document' and member_id = ${memberId}`);
      const pairs = rows.map(({ id }) => ({ ownerId: id, memberId: memberId as number }));
      const still = await documentSource.still(db, scope, pairs, portal.clock.now);
      return pairs.filter((pair) => still.has(keyOfPair(pair))).flatMap((pair) => nameOfDocument(pair.ownerId));
    }),
  'a mail that is on its way': ({ memberId }) =>
    portal.pool.transaction('read only', async (db) => {
      const scope = await actFor(db, house.id);
      const pairs = [...documentIds.values()].map(({ id }) => ({ ownerId: id, memberId: memberId as number }));
      const still = await documentSource.still(db, scope, pairs, portal.clock.now);
      return pairs.filter((pair) => still.has(keyOfPair(pair))).flatMap((pair) => nameOfDocument(pair.ownerId));
    }),
};
