import { type Acted, proofOf } from '#contract/motions/rules-presence.ts';
import type { SecondKind } from '#contract/second/rules.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { Vote } from '../motions/queries.ts';
import { addParts, openActOf, ruledAct } from '../second/queries.ts';
import { advance, openAct, secondNow } from '../second/steps.ts';
import { entriesOfKinds, lastOfKinds, recordersOf } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };
/** What a confirmation is about; whatever of it is written later is not confirmed. */
export const recorded = ['arrived', 'left', 'ballot', 'proxy'];

type Said = { by?: number; files?: string[] };

/** What backs the record of the meeting by its ledger, and who confirmed it last. */
export async function backingOf(db: Db, scope: Scope, voteId: number) {
  const sheets = (await entriesOfKinds(db, scope, voteId, ['sheet'])).map((e) => ({
    ...e,
    ...(JSON.parse(e.body) as Said),
  }));
  const last = { seq: await lastOfKinds(db, scope, voteId, recorded), kind: 'ballot' };
  const acts: Acted[] = [...sheets.map(({ seq, kind, files }) => ({ seq, kind, files })), last];
  const confirmed = sheets.findLast((s) => s.files === undefined);
  return { ...proofOf(acts), confirmed };
}

/** As what the asker may confirm the record of the meeting now; null when they may not. */
export async function secondForSheet(at: At, voteId: number): Promise<SecondKind | null> {
  const barred = await recordersOf(at.db, at.scope, voteId);
  return secondNow(at, { kind: 'sheet', subjectId: voteId, voteId, barred });
}

/**
 * Once something of a meeting is written down and nothing backs it, somebody who wrote nothing of it is asked to confirm it.
 * Whoever has begun to write it is asked no more.
 */
export async function askForSheet(at: At, portal: Portal, vote: Pick<Vote, 'id'>): Promise<void> {
  const { db, scope, now } = at;
  const act = await openActOf(db, scope, 'sheet', vote.id);
  if (!act) {
    const isBacked = (await backingOf(db, scope, vote.id)).proof !== 'none';
    if (isBacked || (await lastOfKinds(db, scope, vote.id, recorded)) < 0) return;
    const barred = await recordersOf(db, scope, vote.id);
    await openAct(at, portal, { kind: 'sheet', subjectId: vote.id, voteId: vote.id, barred });
    return;
  }
  const me = scope.memberId;
  if (me === null || (await ruledAct(db, scope, act)).barred.includes(me)) return;
  await addParts(db, scope, act.id, 'barred', [me], now);
  await advance(at, portal, act);
}
