import { toText, whole } from '../base/shares/fraction.ts';
import {
  type Doubt,
  isBlocking,
  mergeOwners,
  type Owner,
  type Person,
  type PersonFields,
  type Problem,
  type ProblemKind,
  type Read,
  type Unit,
  unitKey,
} from './reading/rules.ts';
import { guessSex, isCompanyName, splitCouple, splitName, splitTitles, withoutCouple } from './reading/rules-names.ts';
import {
  addressIn,
  areaIn,
  byMeaning,
  floorIn,
  houseShare,
  ownerShare,
  type Row,
  shareIn,
  tooLong,
  typeIn,
} from './rules-cells.ts';
import { type Mapping, missingColumns } from './rules-mapping.ts';
import { type Register, register } from './rules-register.ts';
import { codeOf } from './rules-share.ts';

type NamedPerson = { fields: PersonFields; doubts: Doubt[] };
type Half = { row: number; share: string | null; person: string };
type Open = { unit: Unit; half: Half | null; told: boolean };
type Reading = { units: Map<string, Open>; people: Register; problems: Problem[] };

function complain(r: Reading, row: number, kind: ProblemKind, params: Record<string, string> = {}) {
  r.problems.push({ row, kind, params });
}

const icoOf = (text: string | undefined) => {
  const t = text?.replace(/\s/g, '') ?? '';
  return /^\d{1,8}$/.test(t) ? t.padStart(8, '0') : null;
};

/** The owners that one row names: nobody, one, or a couple in the printed form. */
function toldIn({ cells }: Row): NamedPerson[] {
  const ico = icoOf(cells.ico);
  const company = cells.companyName ?? (cells.owner && (ico || isCompanyName(cells.owner)) ? cells.owner : undefined);
  const none = { titleBefore: null, firstName: null, lastName: null, titleAfter: null };
  if (company) return [{ fields: { ...none, companyName: company, ico }, doubts: [] }];
  if (cells.lastName) {
    const [given, surname] = [splitTitles(cells.firstName ?? ''), splitTitles(cells.lastName)];
    const titles = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ') || null;
    const fields = {
      titleBefore: titles(cells.titleBefore, given.titleBefore, surname.titleBefore),
      firstName: given.rest || null,
      lastName: surname.rest || null,
      titleAfter: titles(cells.titleAfter, given.titleAfter, surname.titleAfter),
      companyName: null,
      ico: null,
    };
    return [{ fields, doubts: given.found || surname.found ? ['titles'] : [] }];
  }
  if (!cells.owner) return [];
  return (splitCouple(cells.owner) ?? [splitName(withoutCouple(cells.owner).text)]).map(({ doubts, ...fields }) => ({
    fields: {
      ...fields,
      titleBefore: cells.titleBefore ?? fields.titleBefore,
      titleAfter: cells.titleAfter ?? fields.titleAfter,
    },
    doubts,
  }));
}

function person(told: NamedPerson, row: Row): Omit<Person, 'key'> {
  const company = told.fields.companyName !== null;
  const guess = guessSex(told.fields.firstName, told.fields.lastName);
  return {
    ...told.fields,
    cadastreId: null,
    kind: company ? 'company' : 'person',
    sex: company ? null : guess.sex,
    address: addressIn(row),
    doubts: company || guess.sure ? told.doubts : [...told.doubts, 'sex'],
  };
}

const isYes = (text: string | undefined) => text !== undefined && /^(ano|a|sjm|bsm|x|1|true|yes)$/i.test(text);

/** The unit's row read for the first time, or checked against what was read before. */
function openUnit(r: Reading, row: Row, number: string): Open {
  const known = r.units.get(unitKey(number));
  const { share, problem, value } = shareIn(row, houseShare);
  if (problem) complain(r, row.at, problem, { whose: number, value });
  if (known) {
    if (share && known.unit.share && share !== known.unit.share)
      complain(r, row.at, 'unitShareConflict', { unit: number });
    known.unit.share ??= share;
    known.told ||= problem !== null;
    return known;
  }
  const { cells } = row;
  const [floor, area, use] = [floorIn(cells.floor), areaIn(cells.area), typeIn(cells.type, cells.layout)];
  if (floor === undefined) complain(r, row.at, 'floorUnread', { value: cells.floor ?? '' });
  if (area === undefined) complain(r, row.at, 'areaUnread', { value: cells.area ?? '' });
  const unit: Unit = {
    key: unitKey(number),
    number,
    cadastreId: codeOf(cells.cadastreId),
    type: use.type,
    typeSure: use.sure,
    share,
    entrance: cells.entrance ?? null,
    floor: floor ?? null,
    area: area ?? null,
    layout: cells.layout ?? null,
    owners: [],
  };
  const open = { unit, half: null, told: problem !== null };
  r.units.set(unit.key, open);
  return open;
}

function readOwners(r: Reading, open: Open, row: Row): void {
  const number = open.unit.number;
  const told = toldIn(row);
  const read = shareIn(row, ownerShare);
  if (read.problem) complain(r, row.at, read.problem, { whose: number, value: read.value });
  const nameless = told.some((t) => !t.fields.companyName && !t.fields.lastName);
  if (nameless || (told.length === 0 && (read.share || row.cells.firstName))) complain(r, row.at, 'ownerNoName');
  if (nameless || told.length === 0) return;
  const keys = told.map((t) => r.people.add(person(t, row), open.unit.key));
  if (keys.length === 2) open.unit.owners.push({ joint: true, share: read.share ?? toText(whole), persons: keys });
  else if (isYes(row.cells.joint) || withoutCouple(row.cells.owner ?? '').joint)
    pair(r, open, { row: row.at, share: read.share, person: keys[0] as string });
  else if (!read.problem) open.unit.owners.push({ joint: false, share: read.share ?? toText(whole), persons: keys });
}

/** A couple told in two rows: the first waits for the second. */
function pair(r: Reading, open: Open, half: Half): void {
  const first = open.half;
  open.half = first ? null : half;
  if (!first) return;
  if (first.share && half.share && first.share !== half.share)
    complain(r, half.row, 'coupleHalf', { unit: open.unit.number });
  const share = first.share ?? half.share ?? toText(whole);
  const couple: Owner = { joint: true, share, persons: [first.person, half.person] };
  open.unit.owners.push(couple);
}

function finish(r: Reading): Unit[] {
  const codes = new Set<string>();
  for (const { unit } of r.units.values()) {
    if (unit.cadastreId && codes.has(unit.cadastreId))
      r.problems.push({ row: null, kind: 'unitTwice', params: { unit: unit.number } });
    if (unit.cadastreId) codes.add(unit.cadastreId);
  }
  return [...r.units.values()].map(({ unit, half, told }) => {
    if (half) complain(r, half.row, 'coupleHalf', { unit: unit.number });
    if (!unit.share && !told) r.problems.push({ row: null, kind: 'shareMissing', params: { unit: unit.number } });
    if (unit.owners.length === 0 && !half)
      r.problems.push({ row: null, kind: 'ownerNone', params: { unit: unit.number } });
    const { owners, merged } = mergeOwners(unit.owners);
    if (merged) r.problems.push({ row: null, kind: 'ownersMerged', params: { unit: unit.number } });
    return { ...unit, owners };
  });
}

/**
 * The house in a table with one row an owner, problems by row of the file. Unit columns may repeat or stay empty on
 * the rows that follow. `first` is the number of the first row under the header; rows come from `withoutBirthNumbers`.
 */
export function readTable(rows: readonly (readonly string[])[], mapping: Mapping, first = 2): Read {
  const r: Reading = { units: new Map(), people: register(), problems: [] };
  for (const field of missingColumns(mapping))
    r.problems.push({ row: first - 1, kind: 'columnMissing', params: { field } });
  let open: Open | null = null;
  for (const [i, cells] of r.problems.length > 0 ? [] : rows.entries()) {
    const row = byMeaning(cells, mapping, first + i);
    if (Object.keys(row.cells).length === 0) continue;
    const long = tooLong(row);
    r.problems.push(...long);
    if (long.length > 0) continue;
    if (row.cells.unitNumber) open = openUnit(r, row, row.cells.unitNumber);
    if (open) readOwners(r, open, row);
    else complain(r, row.at, 'rowNoUnit');
  }
  const units = finish(r);
  if (units.length === 0 && !r.problems.some(isBlocking)) r.problems.push({ row: null, kind: 'noUnits', params: {} });
  return { building: { source: 'table', units, persons: r.people.all() }, problems: r.problems };
}
