import { describe, expect, it } from 'vitest';
import type { Neighbour, Neighbourhood } from './rules.ts';
import { contactsIn } from './rules-cells.ts';
import { addedTo, type ContactEntry, canonicalContacts, contactEntries } from './rules-entries.ts';

const one = (id: number, lastName: string, firstName: string | null, ...held: string[]): Neighbour => ({
  id,
  version: 1,
  firstName,
  lastName: firstName === null ? null : lastName,
  companyName: firstName === null ? lastName : null,
  full_name: [firstName, lastName].filter(Boolean).join(' '),
  contacts: held.flatMap((cell) => contactsIn(cell).contacts),
});
const house: Neighbourhood = {
  members: [
    one(1, 'Novák', 'Jan', 'jan@posta.cz'),
    one(2, 'Nováková', 'Eva'),
    one(3, 'Dvorský', 'Petr'),
    one(4, 'Dvorský', 'Petr'),
    one(5, 'Čáp', 'Šimon'),
    one(6, 'Lipnická realitní s.r.o.', null),
    one(7, 'Malá', 'Iva'),
    one(8, 'Malý', 'Ota'),
    one(9, 'Nájemná', 'Lea'),
    { ...one(10, 'Humlíček', 'Václav'), full_name: 'Bc. Václav Humlíček' },
    one(11, 'Humlíček', 'Václav'),
  ],
  units: [
    { number: '1247/1', owners: [[1, 2]], others: [] },
    { number: '1247/2', owners: [[3]], others: [9] },
    { number: '1247/3', owners: [[4]], others: [] },
    { number: '1247/4', owners: [[5], [6]], others: [] },
    { number: '1247/5', owners: [[7, 8]], others: [] },
  ],
};
const read = (unit: string, name: string, cell: string, chosen = {}) =>
  contactEntries([{ at: 2, unit, name, ...contactsIn(cell) }], house, chosen);
const told = (entries: readonly ContactEntry[]) =>
  entries
    .toSorted((a, b) => a.key.localeCompare(b.key))
    .map((e) => [
      e.noun === 'person' ? e.id : 'row',
      ...e.contacts.map((c) => `${c.state}:${c.value}`),
      ...e.doubts.map((d) => `? ${d}`),
    ]);

describe('whose a row is', () => {
  it.each([
    ['unit and name', '1247/2', 'Dvorský Petr', [[3]]],
    ['the end of the unit number', 'byt č. 3', 'Petr Dvorský', [[4]]],
    ['unit and surname', '1247/4', 'Čáp', [[5]]],
    ['somebody who lives there', '1247/2', 'Lea Nájemná', [[9]]],
    ['a company', '4', 'Lipnická realitní s. r. o.', [[6]]],
    ['the only owner', '1247/3', '', [[4]]],
    ['a couple by the unit alone', '1', '', [[1], [2]]],
    ['a couple by names', '1247/1', 'Novák Jan a Nováková Eva', [[1], [2]]],
    ['a couple of one surname', '1247/1', 'Jan a Eva Novákovi', [[1], [2]]],
    ['a family by its surname', '1247/1', 'Novákovi', [[1], [2]]],
    ['a name alone in the house', '', 'cap simon', [[5]]],
    ['titles where the name is of two', '', 'Humlíček Václav, Bc.', [[10]]],
    ['two units', '1247/4, 1247/5', 'Šimon Čáp', [[5]]],
  ])('is known by %s', (_, unit, name, ids) =>
    expect(told(read(unit, name, 'x@posta.cz').entries)).toEqual(ids.map(([id]) => [id, 'new:x@posta.cz'])),
  );

  it.each([
    ['several of one name', '', 'Petr Dvorský', 'several', [[3], [4]]],
    ['no title where the name is of two', '', 'Václav Humlíček', 'several', [[10], [11]]],
    ['a title of neither', '', 'MUDr. Václav Humlíček', 'several', [[10], [11]]],
    ['several owners', '1247/4', '', 'several', [[5], [6]]],
    ['a name nobody has', '1247/5', 'Neznámý Karel', 'nobody', [[7, 8]]],
    ['an unknown unit alone', '99', '', 'nobody', []],
    ['nothing at all', '', '', 'nobody', []],
  ])('waits for a person with %s', (_, unit, name, doubt, candidates) => {
    const { entries } = read(unit, name, 'x@posta.cz');
    expect(entries).toMatchObject([{ noun: 'row', row: 2, doubts: [doubt] }]);
    expect(entries.flatMap((e) => (e.noun === 'row' ? e.candidates.map((c) => c.memberIds) : []))).toEqual(candidates);
    expect(addedTo(entries, {})).toEqual([]);
    expect(told(read(unit, name, 'x@posta.cz', { 'row:2': [5] }).entries)).toEqual([[5, 'new:x@posta.cz']]);
  });

  it('is the namesake without a title where the list names the other with theirs, and only there', () => {
    const rows = (...names: string[]) =>
      names.map((name, i) => ({ at: i + 2, unit: '', name, ...contactsIn(`x${i}@posta.cz`) }));
    expect(told(contactEntries(rows('Václav Humlíček', 'Bc. Václav Humlíček'), house).entries)).toEqual([
      [10, 'new:x1@posta.cz'],
      [11, 'new:x0@posta.cz'],
    ]);
    const other = contactEntries(rows('Petr Dvorský', 'Bc. Václav Humlíček'), house).entries;
    expect(other.find((e) => e.noun === 'row')).toMatchObject({ title: 'Petr Dvorský', doubts: ['several'] });
  });

  it('is doubtful when the name stands at another unit, and added only on somebody’s word', () => {
    const { entries } = read('1247/2', 'Šimon Čáp', 'x@posta.cz');
    expect(told(entries)).toEqual([[5, 'new:x@posta.cz', '? otherUnit']]);
    expect(addedTo(entries, {})).toEqual([]);
    expect(addedTo(entries, { 'person:5': true }).map((e) => e.id)).toEqual([5]);
    const unknown = read('99', 'Šimon Čáp', 'x@posta.cz');
    expect(told(unknown.entries)).toEqual([[5, 'new:x@posta.cz', '? otherUnit']]);
    expect(unknown.problems).toEqual([{ row: 2, kind: 'unitUnknown', params: { unit: '99' } }]);
  });

  it('is the known half of a couple, and says whom the house lacks', () => {
    const { entries, problems } = read('1247/4', 'Šimon Čáp a Jana Čápová', 'x@posta.cz');
    expect(told(entries)).toEqual([[5, 'new:x@posta.cz']]);
    expect(problems).toEqual([{ row: 2, kind: 'nameUnknown', params: { name: 'jana capova' } }]);
  });
});

describe('contacts of a couple', () => {
  it('belong to both when there is one', () =>
    expect(told(read('1247/5', '', 'mali@posta.cz; 605118274').entries)).toEqual([
      [7, 'new:mali@posta.cz', 'new:+420605118274'],
      [8, 'new:mali@posta.cz', 'new:+420605118274'],
    ]));
  it('are divided by names where e-mails say them, else by order with a doubt', () => {
    expect(told(read('5', 'Iva Malá a Ota Malý', 'ota.maly@a.cz, iva.mala@a.cz').entries)).toEqual([
      [7, 'new:iva.mala@a.cz'],
      [8, 'new:ota.maly@a.cz'],
    ]);
    expect(told(read('5', 'Iva Malá a Ota Malý', 'slunce@a.cz, mesic@a.cz').entries)).toEqual([
      [7, 'new:slunce@a.cz', '? order'],
      [8, 'new:mesic@a.cz', '? order'],
    ]);
    expect(told(read('5', '', 'a@a.cz b@a.cz c@a.cz').entries).map((e) => e.at(-1))).toEqual([
      '? everybody',
      '? everybody',
    ]);
  });
});

describe('what a person has', () => {
  it('is never doubled and never taken away', () => {
    const { entries } = read('1247/1', 'Novák Jan', 'JAN@posta.cz, 605 118 274');
    expect(entries).toMatchObject([{ kind: 'new', kept: [] }]);
    expect(told(entries)).toEqual([[1, 'known:jan@posta.cz', 'new:+420605118274']]);
    expect(read('1247/1', 'Novák Jan', '605118274').entries).toMatchObject([
      { kept: [{ kind: 'email', value: 'jan@posta.cz' }] },
    ]);
    expect(read('1247/1', 'Novák Jan', 'jan@posta.cz').entries).toMatchObject([{ kind: 'same', doubts: [] }]);
  });

  it('has ten e-mails at most, and the sure ones come first', () => {
    const many = Array.from({ length: 11 }, (_, i) => `x${i}@posta.cz`).join(' ');
    const { entries, problems } = read('1247/4', 'Čáp', many);
    expect(entries[0]?.contacts.filter((c) => c.state === 'new')).toHaveLength(10);
    expect(problems).toEqual([{ row: null, kind: 'tooMany', params: { name: 'Šimon Čáp', max: '10' } }]);
  });

  it('two rows of one person are one entry, sure where one of them is', () => {
    const rows = ['1247/4', '99'].map((unit, i) => ({
      at: i + 2,
      unit,
      name: 'Šimon Čáp',
      ...contactsIn('x@posta.cz'),
    }));
    const { entries } = contactEntries(rows, house);
    expect(told(entries)).toEqual([[5, 'new:x@posta.cz']]);
    const [shown] = addedTo(entries, {});
    const later = { ...house, members: house.members.map((m) => ({ ...m, version: 2 })) };
    expect(canonicalContacts([shown as never])).not.toBe(
      canonicalContacts(addedTo(contactEntries(rows, later).entries, {})),
    );
  });
});
