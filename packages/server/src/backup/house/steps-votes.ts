import type pg from 'pg';
import { canonical, type Json } from '#contract/ledger/rules.ts';
import { over } from '../../base/db/db.ts';
import { actFor } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { StartRefused } from '../../base/process/refuse-start.ts';
import { endMoved } from '../../course/steps-moved.ts';
import { addDepartures, addOrigin, dateOrigins, nameInOrigin } from '../../ledger/queries-moved.ts';
import { enterEarlier } from '../../resolutions/entering/steps.ts';
import * as q from './queries-votes.ts';

type Row = Record<string, unknown>;
type Members = ReadonlyMap<string, number | string>;
type People = { owners: number[]; voters: [number, string][] };

/** The same people as members of here. */
const here = (members: Members, { owners, voters }: People) => ({
  owners: owners.flatMap((id) => members.get(String(id)) ?? []),
  voters: voters.flatMap(([id, how]) => (members.has(String(id)) ? [[members.get(String(id)), how]] : [])),
});

/** Whether the text is a record as a ledger writes it, which PostgreSQL reads too. */
function isRecord(text: unknown): boolean {
  const isPlain = (some: string) => some.isWellFormed() && !some.includes('\0');
  let plain = true;
  try {
    const body: unknown = JSON.parse(String(text), (key, value) => {
      plain &&= isPlain(key) && (typeof value !== 'string' || isPlain(value));
      return value;
    });
    return plain && typeof body === 'object' && !Array.isArray(body) && canonical(body as Json) === text;
  } catch {
    return false;
  }
}

/** Votes begun in the portal of the archive: what their ledgers, which stay as they were signed, call everything. */
export function ledgerNames(db: pg.ClientBase, now: Date, members: Members) {
  const begun = new Set<string>();
  let origin: number | null = null;

  return {
    /** Keeps in the row, which has ids of this portal, those it had when it was frozen. */
    async keep(table: string, old: Row, row: Row, svjId: number): Promise<void> {
      if (table === 'vote_entry' && !isRecord(old.body))
        throw new StartRefused(`${old.seq}. zápis některého hlasování v archivu nejde přečíst. Nic nevzniklo.`);
      if (table === 'vote') {
        const isDraft = old.status === 'concept';
        if (!isDraft && (old.origin_id ?? null) === null) {
          begun.add(String(old.id));
          origin ??= await addOrigin(over(db), svjId, now);
          Object.assign(row, { origin_id: origin, frozen_id: old.id });
        }
        if (isDraft) Object.assign(row, { origin_id: null, frozen_id: null });
      }
      // Entries of requests are signed as ledgers of votes are.
      if (table === 'approval' && (old.head_seq ?? null) !== null && (old.origin_id ?? null) === null) {
        origin ??= await addOrigin(over(db), svjId, now);
        Object.assign(row, { origin_id: origin, frozen_id: old.id });
      }
      const isOfBegun = begun.has(String(old.vote_id));
      if (table === 'vote_point' && isOfBegun) row.frozen_id = old.id;
      if (table !== 'vote_seat') return;
      if (isOfBegun)
        Object.assign(row, { frozen_id: old.id, frozen_units: old.unit_ids, frozen_people: old.frozen ?? null });
      if (old.frozen) row.frozen = here(members, old.frozen as People);
    },
    /** Once all is written: what those ledgers call each member. */
    async settle(svjId: number): Promise<void> {
      await dateOrigins(over(db), svjId, now);
      if (origin === null) return;
      const rows = [...members].map(([frozen_id, member_id]) => ({ frozen_id: Number(frozen_id), member_id }));
      await nameInOrigin(over(db), svjId, origin, rows);
    },
  };
}

const whyNot = {
  none: 'začalo a nemá záznam',
  draft: 'je koncept, a přitom záznam má',
  given: 'je koncept, a přitom v něm někdo hlasoval',
};

/**
 * Closes the votes that came: each keeps the end that its portal signed, and what ran there is cancelled here. Whether a ledger is
 * true is for its verification to say; one that cannot be read is refused. Answers which votes were cancelled.
 */
export async function closeVotes(
  db: pg.ClientBase,
  signs: Pick<Portal, 'signer'>,
  svjId: number,
  now: Date,
): Promise<string[]> {
  const [broken] = await q.votesWithoutLedger(db);
  if (broken) throw new StartRefused(`Hlasování „${broken.name}“ v archivu ${whyNot[broken.why]}. Nic nevzniklo.`);
  await addDepartures(over(db), svjId);
  const running = await q.votesToEnd(db);
  const only = over(db);
  const scope = await actFor(only, svjId);
  for (const { id } of running) await endMoved(signs, { db: only, scope, now }, id);
  // Of a portal that kept no register yet.
  await enterEarlier({ db: only, scope, now });
  return running.map((v) => v.name);
}
