import { moneyText } from '#contract/base/money/amount.ts';
import { dayIn, startOf } from '#contract/base/time/dates.ts';
import { stateOf } from '#contract/cadastre/rules.ts';
import { membersNow, membersRead } from '#contract/cadastre/rules-people.ts';
import type { CadastreView, Extract, RealEstateStatus } from '#contract/cadastre/schema.ts';
import type { CadastreState } from '#contract/cadastre/schema-words.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { extractsOf } from '../../base/registers/extracts.ts';
import { landOf } from '../../base/registers/land.ts';
import { currentHouse } from '../../imports/queries.ts';
import { accountKept, extractsKept, spentOnExtracts } from '../extracts/queries.ts';
import { type At, lastReading } from '../rows/queries.ts';
import type { ExtractRow, PlaceRow } from '../rows/tables.ts';
import * as q from './queries.ts';

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

type Standing = { place: PlaceRow | null; status: CadastreState; nextAt: string | null };

async function standingOf(portal: Pick<Portal, 'config'>, { db, scope, now }: At): Promise<Standing> {
  const place = await q.placeOf(db, scope);
  const { isOff } = landOf(portal.config);
  const status = stateOf({ isOff, place, isSpent: place !== null && !isOff && (await q.isDaySpent(db, now)), now });
  const comes = place === null || isOff || place.nextAt <= now ? null : place.nextAt;
  return { place, status, nextAt: iso(status === 'postponed' ? startOf(dayIn(now), 1) : comes) };
}

/** How the last check ended, and when the next one comes. */
export async function statusOf(portal: Pick<Portal, 'config'>, at: At): Promise<RealEstateStatus> {
  const { place, status, nextAt } = await standingOf(portal, at);
  const message = status === 'failure' ? `CADASTRE.PROBLEMS.${place?.problem}` : `CADASTRE.STATES.${status}`;
  const last = place?.checkedAt ? (await q.checksOf(at.db, at.scope)).find((c) => c.problem === null) : undefined;
  return { status, checkedAt: iso(place?.checkedAt), nextAt, source: last?.source ?? null, message };
}

const extractShown = (row: ExtractRow, names: ReadonlyMap<number, string>): Extract => ({
  ...{ id: row.id, status: row.state, sheet: row.sheet, problem: row.problem },
  price: row.price === null ? null : moneyText(row.price),
  ...{ askedAt: row.askedAt.toISOString(), askedBy: names.get(row.askedBy ?? 0) ?? '' },
  ...{ confirmedAt: iso(row.confirmedAt), confirmedBy: names.get(row.confirmedBy ?? 0) ?? '' },
});

async function extractsShown(portal: Pick<Portal, 'config'>, { db, scope }: At): Promise<CadastreView['extracts']> {
  const rows = await extractsKept(db, scope);
  const names = await q.namesOf(
    db,
    scope,
    [...new Set(rows.flatMap((r) => [r.askedBy, r.confirmedBy]))].filter((id) => id !== null),
  );
  const { simulated, isOff } = extractsOf(portal.config);
  return {
    ...{ simulated, off: isOff, accountSince: iso((await accountKept(db, scope))?.setAt) },
    spent: moneyText(await spentOnExtracts(db, scope)),
    list: rows.map((row) => extractShown(row, names)),
  };
}

function buildingShown(place: PlaceRow | null): CadastreView['building'] {
  if (!place?.building) return null;
  const { name, town, sheet, units, asOf, warning } = place.building;
  return { name, town, sheet, units: units.length, asOf, warning };
}

/** All that the section shows. */
export async function viewOf(portal: Pick<Portal, 'config'>, at: At): Promise<CadastreView> {
  const { place, status, nextAt } = await standingOf(portal, at);
  const checks = await q.checksOf(at.db, at.scope);
  const { simulated, isOff } = landOf(portal.config);
  const { unitsRead, building } = place ?? { unitsRead: null, building: null };
  return {
    id: at.scope.svjId,
    ...{ cadasterNumber: place?.number ?? '', cadasterVillage: place?.village ?? '' },
    ...{ cadasterStreet: place?.street ?? '', status, nextAt, checkedAt: iso(place?.checkedAt) },
    ...{ problem: place?.problem ?? null, building: buildingShown(place), seals: place?.seals ?? [] },
    underWay: unitsRead && building ? { read: unitsRead.length, all: building.units.length } : null,
    checks: checks.map(({ id, at: when, source, problem, isNew }) => ({
      ...{ id, at: when.toISOString(), source, problem, isNew },
    })),
    ...{ simulated, off: isOff, mayWrite: may(at.scope, 'real_estate_cadastre', 'rw') },
    extracts: await extractsShown(portal, at),
  };
}

/** Owners of today, and as the last reading has them: JSON text, as the specification wants it. */
export async function peopleOf({ db, scope, now }: At): Promise<string> {
  const house = await currentHouse(db, scope, now);
  const reading = (await lastReading(db, scope, 'extract')) ?? (await lastReading(db, scope, 'register'));
  return JSON.stringify({ before: membersNow(house), new: reading ? membersRead(reading, house) : [] });
}
