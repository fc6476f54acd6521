import { versionOf } from '#contract/base/calls/ids.ts';
import { window } from '#contract/base/calls/paging.ts';
import {
  commonDenominator,
  equals,
  fraction,
  fromText,
  reduce,
  subtract,
  sum,
  toText,
  whole,
} from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { units } from '#contract/units/endpoints.ts';
import { whyOwnersWrong } from '#contract/units/rules.ts';
import type { UnitDetail, UnitInput } from '#contract/units/schema.ts';
import { type Db, endingWith, violated } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { overtaken, record } from '../base/log/audit.ts';
import { changesBetween } from '../base/log/audit-changes.ts';
import { houseName, knownMembers } from '../base/people/people.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import type { Around, Counting, SymbolsSeen } from '../define-noun.ts';
import { noteChange } from './changes/steps.ts';
import { unitDetail } from './detail/queries.ts';
import * as q from './listing/queries.ts';
import { findUnits, unitsBySymbol } from './listing/queries-found.ts';
import { amendOwners } from './periods/steps.ts';
import { unitsSheet } from './print.ts';
import { entranceNamed } from './queries-entrances.ts';
import * as w from './writing/queries.ts';
import { besideShot, unitShot } from './writing/queries-shot.ts';
import { keepAround, keepBeside, openOwners, ownersIn } from './writing/steps.ts';

const mostProblems = 200;
const ticketLife = 60_000;

const refuse = (key: Refusal, field: string): never => {
  throw new Refused(key, { fields: { [field]: key } });
};

async function checkPeople(db: Db, scope: Scope, input: UnitInput): Promise<void> {
  const owners = input.owners.map((o) => ({ ...o, share: fromText(o.share) }));
  const wrong = whyOwnersWrong(owners);
  if (Object.keys(wrong).length) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: wrong });
  const others = input.authorized.map((a) => a.memberId);
  const known = await knownMembers(db, scope, [...owners.flatMap((o) => o.memberIds), ...others]);
  input.owners.forEach((o, i) => {
    if (!o.memberIds.every((id) => known.has(id))) refuse('UNITS.ERRORS.OWNER_UNKNOWN', `owners.${i}.memberIds`);
  });
  input.authorized.forEach((a, i) => {
    if (!known.has(a.memberId)) refuse('MEMBERS.NOT_FOUND', `authorized.${i}.memberId`);
  });
}

async function placeOf(db: Db, scope: Scope, input: UnitInput): Promise<number> {
  if (input.entranceId === null) return entranceNamed(db, scope, input.entranceName);
  if (!(await w.hasEntrance(db, scope, input.entranceId))) refuse('UNITS.ERRORS.ENTRANCE_UNKNOWN', 'entranceId');
  return input.entranceId;
}

/** Runs the write; a number that another unit has is refused at its field. */
async function withFreeNumber<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violated(error)?.constraint === 'unit_number') refuse('UNITS.ERRORS.NUMBER_TAKEN', 'number');
    throw error;
  }
}

async function detailWith(symbols: SymbolsSeen, { db, scope, now }: Counting, id: number): Promise<UnitDetail> {
  const unit = await unitDetail(db, scope, id, may(scope, 'rooms', 'rw'), symbols, now);
  if (!unit) throw new Refused('UNITS.NOT_FOUND');
  return unit;
}

/** Whoever chose another day meant it: the answer says where days are corrected. */
function nothingChanged({ validFrom }: UnitInput, now: Date): Refused {
  if (validFrom === undefined || validFrom === dayIn(now)) return new Refused('PERIODS.ERRORS.NOTHING');
  const key = 'PERIODS.ERRORS.NOTHING_DAY';
  return new Refused(key, { fields: { validFrom: key } });
}

export function unitHandlers(portal: Portal, { hears, symbolsSeen }: Around): Handlers<typeof units> {
  const detailOf = (at: Counting, id: number) => detailWith(symbolsSeen, at, id);
  const bySymbol = (at: Counting, { text }: q.Listing['filters']) => unitsBySymbol(at, text ?? '', symbolsSeen);
  return {
    async list(at, { page, sizePerPage, ...asked }) {
      const { db, scope, now } = at;
      const listing = { ...asked, symbols: await bySymbol(at, asked.filters) };
      endingWith(db);
      const [rooms, counts] = await Promise.all([
        q.listUnits(db, scope, listing, window({ page, sizePerPage }), now),
        q.countTabs(db, scope, listing, now),
      ]);
      return {
        rooms,
        total: counts.filtered,
        allCount: counts.all,
        flatsCount: counts.flats,
        othersCount: counts.others,
        problemsCount: counts.problems,
      };
    },

    async rows(at, { page, sizePerPage, ...asked }) {
      const { db, scope, now } = at;
      const listing = { ...asked, symbols: await bySymbol(at, asked.filters) };
      endingWith(db);
      return { rooms: await q.listUnits(db, scope, listing, window({ page, sizePerPage }), now) };
    },

    one: (at, { id }) => detailOf(at, id),

    async create({ db, scope, now }, input) {
      await checkPeople(db, scope, input);
      const id = await withFreeNumber(w.addUnit(db, scope, input, await placeOf(db, scope, input), now));
      await keepAround(db, scope, id, input, input.validFrom ?? null);
      await w.refreshEntries(db, scope, [id], now);
      await record(db, scope, now, { noun: 'rooms', nounId: id, verb: 'create', detail: { number: input.number } });
      return detailOf({ db, scope, now }, id);
    },

    remade: {
      create: (at, id) => detailOf(at, id),
    },

    async update({ db, scope, now }, { id, updatedAt, ...input }) {
      if (!(await w.hasUnit(db, scope, id))) throw new Refused('UNITS.NOT_FOUND');
      await checkPeople(db, scope, input);
      const place = await placeOf(db, scope, input);
      const [shot, beside] = [await unitShot(db, scope, id), await besideShot(db, scope, id)];
      const fresh = await withFreeNumber(w.changeUnit(db, scope, id, versionOf(updatedAt), input, place, now));
      if (!fresh) throw await overtaken(db, scope, { noun: 'rooms', nounId: id }, updatedAt);
      const from = input.validFrom ?? dayIn(now);
      const before = await openOwners(db, scope, id);
      await amendOwners(db, scope, id, ownersIn(input), from, now);
      await keepBeside(db, scope, id, input, from);
      const changes = changesBetween(shot, await unitShot(db, scope, id));
      if (changes.length === 0 && beside === (await besideShot(db, scope, id))) throw nothingChanged(input, now);
      await noteChange(db, scope, { id, number: input.number, from, before }, now);
      await hears.registerChanged(db, scope, [id], 'typed', now);
      await w.refreshEntries(db, scope, [id], now);
      const detail = { number: input.number, changes };
      await record(db, scope, now, { noun: 'rooms', nounId: id, verb: 'update', detail });
      return detailOf({ db, scope, now }, id);
    },

    async remove({ db, scope, now }, { id }) {
      const gone = await w.deleteUnits(db, scope, [id], now);
      if (gone.length === 0) throw new Refused('UNITS.NOT_FOUND');
      await record(db, scope, now, { noun: 'rooms', nounId: id, verb: 'delete' });
      await hears.registerChanged(db, scope, [], 'typed', now);
      return null;
    },

    async removeAll({ db, scope, now }, { ids }) {
      const gone = await w.deleteUnits(db, scope, ids, now);
      for (const id of gone) await record(db, scope, now, { noun: 'rooms', nounId: id, verb: 'delete' });
      await hears.registerChanged(db, scope, [], 'typed', now);
      return { deleted: gone.length };
    },

    async search(at, { text, q: asked }) {
      return { rooms: await findUnits(at, text || asked, symbolsSeen) };
    },

    async check({ db, scope, now }) {
      const [shares, rows] = await Promise.all([
        q.houseShares(db, scope, now),
        q.troubledUnits(db, scope, mostProblems, now),
      ]);
      const total = sum(shares);
      const problems = rows.flatMap((u) => {
        const kinds = [
          ...(u.no_share ? (['noShare'] as const) : []),
          ...(u.entries === 0 ? (['noOwner'] as const) : []),
          ...(u.is_whole === false ? (['ownersSum'] as const) : []),
          ...(u.no_representative ? (['noRepresentative'] as const) : []),
        ];
        const owned = u.num && u.den ? toText(reduce(fraction(u.num, u.den))) : null;
        return kinds.map((kind) => ({
          unitId: u.id,
          number: u.number,
          kind,
          sum: kind === 'ownersSum' ? owned : null,
        }));
      });
      return {
        total: toText(total),
        complete: equals(total, whole),
        missing: toText(subtract(whole, total)),
        commonDenominator: commonDenominator(shares.map((f) => f.den)).toString(),
        problems,
        problemsTotal: rows[0]?.total ?? 0,
      };
    },

    async exportTicket({ scope, session, now }, input) {
      const { path } = units.exportFile;
      const until = now.getTime() + ticketLife;
      const ticket = sealTicket(portal.secret, {
        path,
        sessionId: session.id,
        actorId: scope.actorId,
        input: { ...input, filters: JSON.stringify(input.filters) },
        until,
      });
      return { url: path.replace(':ticket', ticket) };
    },

    async exportFile(at, { lang, ...asked }) {
      const { db, scope, now } = at;
      const listing = { ...asked, symbols: await bySymbol(at, asked.filters) };
      const state = listing.day ? { day: listing.day, house: await houseName(db, scope) } : null;
      return unitsSheet(lang, state, (page) =>
        q.listUnits(db, scope, listing, window({ page, sizePerPage: 'all' }), now),
      );
    },
  };
}
