import { toText, whole } from '../base/shares/fraction.ts';
import { isDay } from '../base/time/dates.ts';
import type { UnitType } from '../units/schema.ts';
import {
  type Address,
  type Building,
  type Doubt,
  mergeOwners,
  nameLimits,
  type Owner,
  type Person,
  type PersonFields,
  type Problem,
  type ProblemKind,
  type Read,
  type Unit,
  unitKey,
} from './reading/rules.ts';
import { scrub } from './reading/rules-birth.ts';
import { cleanText, guessSex, nameKey, plain, splitTitles } from './reading/rules-names.ts';
import { codeOf, digits, shareOf } from './rules-share.ts';

type Json = Record<string, unknown>;
const object = (v: unknown): Json => (typeof v === 'object' && v !== null && !Array.isArray(v) ? (v as Json) : {});
const list = (v: unknown): unknown[] => (Array.isArray(v) ? v : []);

/** What the reading gathers; `row` is the unit being read, counted from 1. */
type Reading = { row: number; persons: Map<string, Person>; problems: Problem[] };

function complain(r: Reading, kind: ProblemKind, params: Record<string, string> = {}) {
  r.problems.push({ row: r.row || null, kind, params });
}

/** A text of the file: trimmed, without anything like a birth number, null when empty or not a text. */
function text(r: Reading, v: unknown, column: string, max: number): string | null {
  if (typeof v !== 'string' && typeof v !== 'number') return null;
  const clean = scrub(cleanText(String(v)));
  if (clean.found) complain(r, 'birthNumber', { column });
  if (clean.text.length > max) complain(r, 'tooLong', { field: column, max: String(max) });
  return clean.text.slice(0, max) || null;
}

/** "389 99" for five digits, anything else as it is. */
export const showPost = (post: string | null): string | null =>
  post && /^\d{5}$/.test(post) ? `${post.slice(0, 3)} ${post.slice(3)}` : post;

function readAddress(r: Reading, v: unknown): Address | null {
  const a = object(v);
  const part = (key: string) => text(r, a[key], key, 100);
  const house = [part('cisloDomovni'), part('cisloOrientacni')].filter(Boolean).join('/');
  const [road, town, quarter] = [part('ulice'), part('obec'), part('castObce')];
  const at = road ? `${road} ${house}`.trim() : house && `č.p. ${house}`;
  const street = [at, quarter !== town ? quarter : null].filter(Boolean).join(', ') || null;
  const address = { street, town, post: showPost(part('psc')), country: part('stat') };
  return Object.values(address).some(Boolean) ? address : null;
}

/** The type that a way of use means, and whether it is certain (ISKN list ZpusobyVyuzitiJednotky). */
export function cadastreType(code: number, layout: string | null): { type: UnitType; sure: boolean } {
  if (code === 1) return { type: 'flat', sure: true };
  if (code === 3) return { type: 'garage', sure: true };
  if (code === 2 || code === 4) return { type: 'commercialSpace', sure: true };
  if (code === 5) {
    const shared = /spolecn|kolarn|kocark|susarn|pradeln/.test(plain(layout ?? ''));
    return { type: shared ? 'commonSpace' : 'cellar', sure: false };
  }
  return { type: code === 8 || code === 9 ? 'commercialSpace' : 'flat', sure: false };
}

function readFields(r: Reading, s: Json): { fields: PersonFields; doubts: Doubt[] } {
  const part = (key: string, max: number) => text(r, s[key], key, max);
  const ico = digits(s.ico).replace(/\s/g, '');
  const companyName = part('nazev', nameLimits.company);
  const none = { titleBefore: null, firstName: null, lastName: null, titleAfter: null };
  if (companyName || s.typ === 'OPO')
    return { fields: { ...none, companyName, ico: /^\d{1,8}$/.test(ico) ? ico.padStart(8, '0') : null }, doubts: [] };
  const [given, surname] = [splitTitles(part('jmeno', 100) ?? ''), splitTitles(part('prijmeni', 100) ?? '')];
  const titles = (own: string | null, ...found: (string | null)[]) => [own, ...found].filter(Boolean).join(' ') || null;
  const fields = {
    titleBefore: titles(part('titulPred', 50), given.titleBefore, surname.titleBefore),
    firstName: given.rest || null,
    lastName: surname.rest || null,
    titleAfter: titles(part('titulZa', 50), given.titleAfter, surname.titleAfter),
    companyName: null,
    ico: null,
  };
  return { fields, doubts: given.found || surname.found ? ['titles'] : [] };
}

/** The person's key, or null after a problem. The same subject on several units is one person. */
function readPerson(r: Reading, v: unknown): string | null {
  const s = object(v);
  const { fields, doubts } = readFields(r, s);
  if (!fields.companyName && !fields.lastName) {
    complain(r, 'ownerNoName');
    return null;
  }
  const cadastreId = codeOf(digits(s.id));
  const key = cadastreId ? `c:${cadastreId}` : fields.ico ? `i:${fields.ico}` : `n:${nameKey(fields)}`;
  if (r.persons.has(key)) return key;
  const company = fields.companyName !== null;
  const guess = guessSex(fields.firstName, fields.lastName);
  r.persons.set(key, {
    ...fields,
    key,
    cadastreId,
    kind: company ? 'company' : 'person',
    sex: company ? null : guess.sex,
    address: readAddress(r, s.adresa),
    doubts: company || guess.sure ? doubts : [...doubts, 'sex'],
  });
  return key;
}

/** A fraction {citatel, jmenovatel}; a missing one of an owner means the whole. */
function readFraction(r: Reading, v: unknown, whose: string, missing: string | null): string | null {
  const f = object(v);
  if (v === undefined || v === null || Object.keys(f).length === 0) return missing;
  const read = shareOf(digits(f.citatel), digits(f.jmenovatel));
  if (read.problem)
    complain(r, read.problem, { whose, value: `${digits(f.citatel) || '?'}/${digits(f.jmenovatel) || '?'}` });
  return read.share;
}

function readOwner(r: Reading, v: unknown, number: string): Owner[] {
  const o = object(v);
  const share = readFraction(r, o.podil, number, toText(whole));
  const joint = o.typ === 'BSM';
  const told = joint ? [o.oS, o.oS2] : [Object.keys(object(o.oS)).length > 0 ? o.oS : o];
  if (joint && told.some((half) => Object.keys(object(half)).length === 0)) {
    complain(r, 'coupleHalf', { unit: number });
    return [];
  }
  const persons = told.map((half) => readPerson(r, half));
  const known = persons.filter((p) => p !== null);
  if (joint && new Set(known).size < 2 && known.length === 2) complain(r, 'coupleHalf', { unit: number });
  const since = typeof o.pravniUcinky === 'string' ? o.pravniUcinky.slice(0, 10) : '';
  const owner = { joint, share: share ?? '', persons: known, ...(isDay(since) && { since }) };
  return share && known.length === persons.length ? [owner] : [];
}

const whole9 = (v: unknown) => (Number.isInteger(v) && Math.abs(v as number) < 100 ? Math.max(v as number, -9) : null);

function readUnit(r: Reading, v: unknown): Unit | null {
  const u = object(v);
  const extra = object(u.doplnekPortalu);
  const house = digits(u.cisloDomovni);
  const number =
    text(r, u.oznaceni, 'oznaceni', 30) ??
    (digits(u.cislo) ? [house, digits(u.cislo)].filter(Boolean).join('/') : null);
  if (!number) {
    complain(r, 'unitNoNumber');
    return null;
  }
  const layout = text(r, extra.dispozice, 'dispozice', nameLimits.layout);
  const use = cadastreType(Number(digits(object(u.zpusobVyuziti).kod)), layout);
  const share = readFraction(r, u.podilNaSpolecnychCastechDomu, number, '');
  if (share === '') complain(r, 'shareMissing', { unit: number });
  const { owners, merged } = mergeOwners(list(u.vlastnici).flatMap((o) => readOwner(r, o, number)));
  if (merged) complain(r, 'ownersMerged', { unit: number });
  if (list(u.vlastnici).length === 0) complain(r, 'ownerNone', { unit: number });
  const area = typeof extra.plochaM2 === 'number' && extra.plochaM2 > 0 && extra.plochaM2 < 100_000;
  return {
    key: unitKey(number),
    number,
    cadastreId: codeOf(digits(u.id)),
    type: use.type,
    typeSure: use.sure,
    share: share || null,
    entrance: text(r, extra.vchod, 'vchod', 100),
    floor: whole9(extra.podlazi),
    area: area ? (extra.plochaM2 as number) : null,
    layout,
    owners,
  };
}

/** People of one name who are not the same subject: father and son, or one person listed twice. */
export function doubtSameNames(persons: Iterable<Person>): void {
  const bearers = Map.groupBy(persons, (p) => nameKey(p));
  for (const same of bearers.values()) if (same.length > 1) for (const p of same) p.doubts.push('sameName');
}

/** The house in a cadastre file (the shape of the sample building), with problems by unit. Never throws on bad shapes. */
export function readCadastre(json: unknown): Read {
  const r: Reading = { row: 0, persons: new Map(), problems: [] };
  const file = object(json);
  if (!Array.isArray(file.jednotky)) complain(r, 'notCadastre');
  else if (file.jednotky.length === 0) complain(r, 'noUnits');
  const units = new Map<string, Unit>();
  const seen = new Set<string>();
  for (const [i, v] of list(file.jednotky).entries()) {
    r.row = i + 1;
    const unit = readUnit(r, v);
    if (!unit) continue;
    const names = [unit.key, unit.cadastreId ? `c:${unit.cadastreId}` : unit.key];
    if (names.some((n) => seen.has(n))) complain(r, 'unitTwice', { unit: unit.number });
    else units.set(unit.key, unit);
    for (const n of names) seen.add(n);
  }
  r.row = 0;
  for (const listed of list(object(object(file.api).stavba).jednotky)) {
    const id = digits(object(listed).id);
    if (id && !seen.has(`c:${id}`)) complain(r, 'unitListed', { id });
  }
  doubtSameNames(r.persons.values());
  const building: Building = { source: 'cadastre', units: [...units.values()], persons: [...r.persons.values()] };
  return { building, problems: r.problems };
}
