import type { Asked } from '#contract/surveys/rules-tally.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { spendKeys } from './queries.ts';
import * as q from './queries-box.ts';
import { keyNamed, newKey } from './steps-keys.ts';
import { seal, shuffled, unseal, type Waiting } from './steps-seal.ts';

type At = { db: Db; scope: Scope };

/** As many who answer by themselves join the others at once, so that two states of the tables tell no more than that group. */
export const groupSize = 5;

type Opened = { key: string; bytes: Buffer; waiting: Waiting[] } | null;

async function openedOf({ files }: Portal, held: q.Held, group: q.Group): Promise<Opened | 'lost'> {
  const [key, sealed] = [held[`${group}_key`], held[`${group}_sealed`]];
  if (key === null || sealed === null) return null;
  const bytes = await keyNamed(files, key);
  return bytes ? { key, bytes, waiting: unseal(bytes, sealed) } : 'lost';
}

type Standing = { newer: Opened; older: Opened; papers: Record<q.Group, number> };

/** What waits, opened and held by this transaction. What cannot be opened is given up: those people are asked again. */
export async function openWaiting(portal: Portal, { db, scope }: At, id: number): Promise<Standing> {
  const held = await q.holdWaiting(db, scope, id);
  const standing: Standing = {
    newer: null,
    older: null,
    papers: { newer: held.newer_papers, older: held.older_papers },
  };
  for (const group of q.groups) {
    const opened = await openedOf(portal, held, group);
    // Came with a restore or from another portal without what was sealed.
    const isBare = opened === null && (await q.countGroup(db, scope, id, group)) > 0;
    if (opened === 'lost' || isBare) {
      await q.dropGroup(db, scope, id, group);
      standing.papers[group] = 0;
    } else standing[group] = opened;
  }
  return standing;
}

/** Puts answers among all others, which are written anew in another order. */
async function join({ db, scope }: At, id: number, waiting: readonly Waiting[], papers: number): Promise<void> {
  const box = await q.boxOf(db, scope, id);
  await q.keepBox(db, scope, id, {
    sheets: shuffled([...box.sheets, ...waiting.map((w) => w.sheet)]),
    codes: [...box.codes, ...waiting.map((w) => w.code)].sort(),
    papers: box.papers + papers,
  });
}

/**
 * Adds an answer to those that wait; who took part stands there already. When the newer group is whole, the older one joins
 * all others: there is always a whole group left for the end, so that none that ever joins is smaller.
 */
export async function addWaiting(
  portal: Portal,
  at: At,
  id: number,
  {
    questions,
    one,
    paper,
    standing,
  }: { questions: readonly Asked[]; one: Waiting; paper: boolean; standing: Standing },
): Promise<void> {
  const { db, scope } = at;
  const { newer, older, papers } = standing;
  const key = newer ? { name: newer.key, key: newer.bytes } : await newKey(portal.files, scope.svjId);
  const waiting = [...(newer?.waiting ?? []), one];
  const sealed = seal(key.key, waiting, questions);
  await q.keepNewer(db, scope, id, { key: key.name, sealed, papers: papers.newer + (paper ? 1 : 0) });
  // Whoever types papers in knows what stands in them: only those who answered by themselves make a group.
  if ((await q.countGroup(db, scope, id, 'newer')) < groupSize) return;
  if (older) await join(at, id, older.waiting, papers.older);
  await q.turnGroups(db, scope, id);
}

/** The survey has ended: everything that waits joins the others at once. Answers how many answers there are. */
export async function joinAll(portal: Portal, at: At, id: number): Promise<number> {
  const { db, scope } = at;
  const { newer, older, papers } = await openWaiting(portal, at, id);
  await join(at, id, [...(older?.waiting ?? []), ...(newer?.waiting ?? [])], papers.newer + papers.older);
  await spendKeys(db, scope, id);
  await q.mixParts(db, scope, id);
  return (await q.boxOf(db, scope, id)).sheets.length;
}
