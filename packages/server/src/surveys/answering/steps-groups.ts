import type { Asked } from '#contract/surveys/rules-tally.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Part, spendKeys, type Taker, takePart } from './queries.ts';
import * as q from './queries-box.ts';
import { keyNamed, newKey } from './steps-keys.ts';
import { seal, shuffled, unseal, type Waiting } from './steps-seal.ts';

type At = { db: Db; scope: Scope };

/** As many who answer by themselves join the others at once, so that two states of the tables tell no more than that group. */
export const groupSize = 5;

/** Answers that wait together. `was` is where they lay in the table, `fresh` those of them who are not known to it yet. */
type Side = {
  was: q.Group | null;
  key: { name: string; key: Buffer } | null;
  waiting: readonly Waiting[];
  people: number;
  papers: number;
  fresh: readonly Taker[];
};
const nothing: Side = { was: null, key: null, waiting: [], people: 0, papers: 0, fresh: [] };
export type Standing = Record<q.Group, Side>;

/** One who answers, or a paper, whose owner nobody knows. */
export type Coming = { taker: Taker | null; waiting: Waiting };

async function openedOf({ files }: Portal, was: q.Group, held: q.Held): Promise<Side | 'lost'> {
  // Came with a restore or from another portal without what was sealed.
  if (held.key === null || held.sealed === null) return held.people > 0 ? 'lost' : nothing;
  const key = await keyNamed(files, held.key);
  if (!key) return 'lost';
  const { people, papers } = held;
  return { was, key: { name: held.key, key }, waiting: unseal(key, held.sealed), people, papers, fresh: [] };
}

/** What waits, opened and held by this transaction. What cannot be opened is given up: those people are asked again. */
export async function openWaiting(portal: Portal, { db, scope }: At, id: number): Promise<Standing> {
  const held = await q.holdWaiting(db, scope, id);
  const standing: Standing = { newer: nothing, older: nothing };
  for (const group of q.groups) {
    const opened = await openedOf(portal, group, held[group]);
    if (opened === 'lost') await q.dropGroup(db, scope, id, group);
    else standing[group] = opened;
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

const withOne = (side: Side, { taker, waiting }: Coming): Side => ({
  ...side,
  waiting: [...side.waiting, waiting],
  people: side.people + (taker ? 1 : 0),
  papers: side.papers + (taker ? 0 : 1),
  fresh: taker ? [...side.fresh, taker] : side.fresh,
});

/**
 * They come one after another, in an order that says nothing. When the newer group is whole, the older one joins all others:
 * there is always a whole group left for the end, so that none that ever joins is smaller. Whoever types papers in knows what
 * stands in them: only those who answered by themselves make a group.
 */
function after({ newer, older }: Standing, coming: readonly Coming[]): Standing & { joined: Side[] } {
  const joined: Side[] = [];
  let now = { newer, older };
  for (const one of shuffled(coming)) {
    const grown = withOne(now.newer, one);
    if (grown.people < groupSize) {
      now = { ...now, newer: grown };
      continue;
    }
    if (now.older !== nothing) joined.push(now.older);
    now = { newer: nothing, older: grown };
  }
  return { ...now, joined };
}

/** A group sealed anew; its key is there before. */
async function sealed(portal: Portal, { scope }: At, side: Side, questions: readonly Asked[]): Promise<q.Kept> {
  if (side === nothing) return null;
  const key = side.key ?? (await newKey(portal.files, scope.svjId));
  return { key: key.name, sealed: seal(key.key, side.waiting, questions), papers: side.papers };
}

type Adding = { questions: readonly Asked[]; coming: readonly Coming[]; standing: Standing };

/** Adds answers to those that wait, and those who gave them to whom the survey knows as having answered. */
export async function addWaiting(portal: Portal, at: At, id: number, adding: Adding): Promise<void> {
  const { questions, coming, standing } = adding;
  const { db, scope } = at;
  const { joined, ...now } = after(standing, coming);
  const groups: Partial<Record<q.Group, q.Kept>> = {};
  for (const group of q.groups)
    if (now[group] !== standing[group]) groups[group] = await sealed(portal, at, now[group], questions);
  const sides: [Side, Part['standing']][] = [
    ...joined.map((side): [Side, Part['standing']] => [side, 'joined']),
    [now.older, 'older'],
    [now.newer, 'newer'],
  ];
  const parts = sides.flatMap(([side, stands]) => side.fresh.map((taker) => ({ ...taker, standing: stands })));
  const movedTo = (was: q.Group) => sides.find(([side]) => side.was === was)?.[1] ?? was;
  const to = { newer: movedTo('newer'), older: movedTo('older') };
  if (joined.length > 0) {
    const waiting = joined.flatMap((side) => side.waiting);
    await join(
      at,
      id,
      waiting,
      joined.reduce((sum, side) => sum + side.papers, 0),
    );
  }
  const spent = joined.flatMap((side) => (side.key ? [side.key.name] : []));
  await Promise.all([
    ...(to.newer !== 'newer' || to.older !== 'older' ? [q.moveGroups(db, scope, id, to)] : []),
    ...(parts.length > 0 ? [takePart(db, scope, id, shuffled(parts))] : []),
    q.keepGroups(db, scope, id, groups, spent),
  ]);
}

/** The survey has ended: everything that waits joins the others at once. Answers how many answers there are. */
export async function joinAll(portal: Portal, at: At, id: number): Promise<number> {
  const { db, scope } = at;
  const { newer, older } = await openWaiting(portal, at, id);
  await join(at, id, [...older.waiting, ...newer.waiting], newer.papers + older.papers);
  await spendKeys(db, scope, id);
  await q.mixParts(db, scope, id);
  return (await q.boxOf(db, scope, id)).sheets.length;
}
