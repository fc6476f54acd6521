import * as z from 'zod/mini';
import type { LandProblem } from '#contract/base/land.ts';
import { plainLine } from '#contract/base/person/people.ts';
import type { Came } from './registers-asking.ts';

/** What the register said: its word for it, its word for nothing, or that it could not tell. */
export type Found<T> =
  | { status: 'found'; what: T; asOf: string | null; warning: string }
  | { status: 'nothing' }
  | { status: 'unknown'; problem: LandProblem };

/** A part of a municipality, in which numbers of houses are unique. */
export type LandPart = { code: string; name: string; town: string };
export type LandBuilding = {
  code: string;
  houseNumbers: string[];
  part: string;
  town: string;
  /** The sheet of the building: its number with the land district, and the register's own number of it. */
  sheet: string | null;
  sheetCode: string | null;
  units: { code: string; number: string }[];
  /** Pending proceedings, "V-417/2026". */
  seals: string[];
};
/** A unit; the register knows none of its owners. */
export type LandUnit = {
  code: string;
  number: string;
  use: string;
  share: { num: string; den: string } | null;
  seals: string[];
};

const maybe = <T extends z.ZodMiniType>(of: T) => z.optional(z.nullable(of));
const number = z.number().check(z.int(), z.minimum(0));
const text = maybe(z.string());
const Named = z.object({ kod: maybe(number), nazev: text });
const Sheet = maybe(z.object({ id: maybe(number), cislo: maybe(number), katastralniUzemi: maybe(Named) }));
const Seal = z.object({ typRizeni: text, poradoveCislo: maybe(number), rok: maybe(number) });
const Seals = maybe(z.array(Seal));

const Building = z.object({
  id: number,
  cislaDomovni: maybe(z.array(number)),
  castObce: maybe(Named),
  obec: maybe(Named),
  lv: Sheet,
  jednotky: maybe(z.array(z.object({ id: number, cisloJednotky: number }))),
  rizeniPlomby: Seals,
});
const Unit = z.object({
  id: number,
  cisloJednotky: number,
  zpusobVyuziti: maybe(Named),
  podilNaSpolecnychCastechDomu: maybe(z.object({ citatel: number, jmenovatel: number })),
  rizeniPlomby: Seals,
});
const Part = z.object({ kod: number, nazev: z.string(), obec: maybe(Named) });
const Message = z.object({ kod: z.optional(z.unknown()), text, typZavaznosti: z.optional(z.unknown()) });
const Envelope = z.object({ data: z.unknown(), zpravy: maybe(z.array(Message)), aktualnostDatK: text });

const line = (value: string | null | undefined, most: number) => plainLine(value ?? '').slice(0, most);
const sealsOf = (all: z.output<typeof Seals>): string[] =>
  (all ?? []).flatMap(({ typRizeni, poradoveCislo, rok }) =>
    typRizeni && poradoveCislo && rok ? [`${line(typRizeni, 5)}-${poradoveCislo}/${rok}`] : [],
  );

export function landBuilding(said: unknown): LandBuilding | null {
  const read = Building.safeParse(said);
  if (!read.success) return null;
  const { id, cislaDomovni, castObce, obec, lv, jednotky, rizeniPlomby } = read.data;
  const where = lv?.katastralniUzemi?.nazev;
  return {
    code: String(id),
    houseNumbers: (cislaDomovni ?? []).map(String),
    part: line(castObce?.nazev, 100),
    town: line(obec?.nazev, 100),
    sheet: lv?.cislo ? [String(lv.cislo), line(where, 100)].filter(Boolean).join(', ') : null,
    sheetCode: lv?.id ? String(lv.id) : null,
    units: (jednotky ?? []).map((u) => ({ code: String(u.id), number: String(u.cisloJednotky) })),
    seals: sealsOf(rizeniPlomby),
  };
}

export function landUnit(said: unknown): LandUnit | null {
  const read = Unit.safeParse(said);
  if (!read.success) return null;
  const { id, cisloJednotky, zpusobVyuziti, podilNaSpolecnychCastechDomu: share, rizeniPlomby } = read.data;
  return {
    ...{ code: String(id), number: String(cisloJednotky), use: String(zpusobVyuziti?.kod ?? '') },
    share: share ? { num: String(share.citatel), den: String(share.jmenovatel) } : null,
    seals: sealsOf(rizeniPlomby),
  };
}

const listOf =
  <T>(one: (said: unknown) => T | null) =>
  (said: unknown): T[] | null => {
    if (!Array.isArray(said)) return null;
    const all = said.map(one);
    return all.includes(null) ? null : (all as T[]);
  };
export const landBuildings = listOf(landBuilding);
export const landParts = listOf((said): LandPart | null => {
  const { success, data } = Part.safeParse(said);
  return success ? { code: String(data.kod), name: line(data.nazev, 100), town: line(data.obec?.nazev, 100) } : null;
});

const statuses: Readonly<Record<number, LandProblem>> = { 401: 'key', 403: 'key', 429: 'limit' };
const problemOf = (status: number): LandProblem => statuses[status] ?? (status >= 500 ? 'trouble' : 'refused');
/** How an error is called; a warning beside data leaves them true. */
const isGrave = ({ typZavaznosti: of }: z.output<typeof Message>): boolean =>
  /chyb|err|fatal/i.test(JSON.stringify(of ?? ''));

/** What came, read by `one`. Only 404 in the register's own envelope or a plain empty answer is nothing. */
export function landIn<T>({ status, body }: Came, one: (said: unknown) => T | null): Found<T> {
  const unknown = (problem: LandProblem): Found<T> => ({ status: 'unknown', problem });
  const read = Envelope.safeParse(body);
  if (status === 404)
    return read.success && Array.isArray(read.data.zpravy) ? { status: 'nothing' } : unknown('refused');
  if (status !== 200) return unknown(problemOf(status));
  if (!read.success || !('data' in read.data)) return unknown('broken');
  const { data, zpravy, aktualnostDatK } = read.data;
  if (zpravy?.some(isGrave)) return unknown('warned');
  if (data === null || data === undefined) return data === null ? { status: 'nothing' } : unknown('broken');
  const what = one(data);
  if (what === null) return unknown('broken');
  const warning = line(zpravy?.map((m) => m.text ?? '').join(' '), 300);
  return { status: 'found', what, asOf: line(aktualnostDatK, 40) || null, warning };
}
