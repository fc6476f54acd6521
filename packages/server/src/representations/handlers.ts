import { toText } from '#contract/base/shares/fraction.ts';
import type { representations } from '#contract/representations/endpoints.ts';
import { needsRepresentative, shareOfVoices } from '#contract/representations/rules.ts';
import type { Representation } from '#contract/representations/schema.ts';
import { type Asking, filesOf } from '../base/files/files.ts';
import { may } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { openActOf } from '../second/queries.ts';
import { secondState } from '../second/steps.ts';
import * as q from './queries.ts';
import * as steps from './steps.ts';

type Around = { seat: q.Seat; voices: q.Voice[]; names: Awaited<ReturnType<typeof q.namesOfMembers>> };

async function viewOf(portal: Portal, at: Asking, row: q.Row, around: Around): Promise<Representation> {
  const { db, scope } = at;
  const { seat, names } = around;
  const voices = around.voices.filter((v) => v.representation === row.id);
  const said = (agrees: boolean) => new Set(voices.filter((v) => v.agrees === agrees).map((v) => v.member));
  const act = row.state === 'waiting' ? await openActOf(db, scope, 'representation', row.id, 'read') : undefined;
  const second = act ? await secondState(at, act) : null;
  const me = scope.memberId ?? 0;
  const owns = seat.ownerIds.includes(me);
  const open = row.state === 'waiting' || row.state === 'named';
  return {
    id: row.id,
    member: names.get(row.memberId) as Representation['member'],
    state: row.state,
    countsBy: row.countsBy,
    refusal: row.refusal,
    byPaper: row.byPaper,
    units: seat.units,
    createdAt: row.createdAt.toISOString(),
    agreeing: toText(shareOfVoices(seat.owners, said(true))),
    objecting: toText(shareOfVoices(seat.owners, said(false))),
    objections: voices.filter((v) => !v.agrees).map((v) => ({ name: v.name, text: v.text, at: v.at.toISOString() })),
    files: (await filesOf(portal, at, 'representation', [row.id], { all: true })).get(row.id) ?? [],
    second,
    mayAgree: owns && row.state === 'waiting' && !said(true).has(me),
    mayObject: owns && open && !said(false).has(me),
    mayRefuse: second?.mayConfirm ?? false,
    mayEnd: steps.mayEnd(scope, row),
  };
}

export const representationHandlers = (portal: Portal): Handlers<typeof representations> => {
  async function seen(at: Asking, id: number) {
    const { db, scope, now } = at;
    const seat = await q.seatWith(db, scope, id, now);
    const rows = seat ? await q.ofUnit(db, scope, id) : [];
    const me = scope.memberId ?? 0;
    const writes = may(scope, 'vote', 'rw');
    const owns = seat?.ownerIds.includes(me) ?? false;
    const ids = rows.map((r) => r.id);
    const reads = writes || owns || rows.some((r) => r.memberId === me) || (await q.isAsked(db, scope, ids));
    if (!seat || !reads) return { representations: [], mayName: false, mayWrite: false };
    const names = await q.namesOfMembers(
      db,
      scope,
      rows.map((r) => r.memberId),
    );
    const around = { seat, voices: await q.voicesOf(db, scope, ids), names };
    const needs = needsRepresentative(seat.owners);
    const shown: Representation[] = [];
    for (const row of rows) shown.push(await viewOf(portal, at, row, around));
    return { representations: shown, mayName: owns && needs, mayWrite: writes && needs && scope.memberId !== null };
  }

  return {
    list: (at, { id }) => seen(at, id),
    async name(at, input) {
      await steps.nameOne(at, portal, input);
      return seen(at, input.id);
    },
    async write(at, input) {
      await steps.writeOne(at, portal, input);
      return seen(at, input.id);
    },
    remade: {
      name: (at, _, input) => seen(at, input.id),
      write: (at, _, input) => seen(at, input.id),
    },
    async agree(at, input) {
      await steps.agreeWith(at, portal, input);
      return seen(at, input.id);
    },
    async confirm(at, input) {
      await steps.confirmOne(at, portal, input);
      return seen(at, input.id);
    },
    async refuse(at, input) {
      await steps.refuseOne(at, portal, input);
      return seen(at, input.id);
    },
    async object(at, input) {
      await steps.objectTo(at, portal, input);
      return seen(at, input.id);
    },
    async end(at, input) {
      await steps.endOne(at, portal, input);
      return seen(at, input.id);
    },
  };
};
