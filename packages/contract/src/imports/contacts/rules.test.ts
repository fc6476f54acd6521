import { describe, expect, it } from 'vitest';
import { scrub } from '../reading/rules-birth.ts';
import { withoutBirthNumbers } from '../rules-cells.ts';
import { contactsIn, readContacts } from './rules-cells.ts';
import { canRead, doubledContacts, guessContacts, holdsPhones, missingContacts } from './rules-columns.ts';
import { namesIn } from './rules-people.ts';

describe('what columns mean', () => {
  it.each([
    [
      ['Jednotka', 'Příjmení', 'Jméno', 'E-mail', 'Telefon'],
      ['unitNumber', 'lastName', 'firstName', 'email', 'phone'],
    ],
    [
      ['Číslo jednotky', 'Vlastník', 'Mail', 'Mobil', 'Tel.'],
      ['unitNumber', 'name', 'email', 'phone', 'phone'],
    ],
    [
      ['Byt', 'Příjmení a jméno', 'Email 1', 'Email 2'],
      ['unitNumber', 'name', 'email', 'email'],
    ],
    [
      ['Č. bytu', 'Jméno', 'Kontakt'],
      ['unitNumber', 'name', 'contact'],
    ],
    [
      ['Byt č.', 'Název firmy', 'Tel. číslo', 'Poznámka'],
      ['unitNumber', 'name', 'phone', ''],
    ],
    [
      ['Unit', 'Surname', 'First name', 'E-mail', 'Phone'],
      ['unitNumber', 'lastName', 'firstName', 'email', 'phone'],
    ],
    [
      ['Vlastník', 'Příjmení', 'Jméno', 'E-mailová adresa'],
      ['', 'lastName', 'firstName', 'email'],
    ],
    [
      ['Podíl', 'Rodné číslo', 'Datum narození', ''],
      ['', '', '', ''],
    ],
  ])('%j', (headers, meanings) => expect(guessContacts(headers)).toEqual(meanings));

  it('are enough when they say who and how, and one meaning stands once where it must', () => {
    expect(missingContacts(['email'])).toEqual(['name']);
    expect(missingContacts(['unitNumber'])).toEqual(['email']);
    expect(missingContacts(['lastName', 'phone', 'phone'])).toEqual([]);
    expect(doubledContacts(['name', 'name', 'email', 'email'])).toEqual(['name']);
    expect(canRead(['a', 'b'], ['name', 'contact'])).toBe(true);
    expect(canRead(['a', 'b'], ['name'])).toBe(false);
  });
});

describe('one cell', () => {
  it.each([
    ['Jan@Posta.cz', ['jan@posta.cz']],
    ['jan@posta.cz, eva@posta.cz; 605118274', ['jan@posta.cz', 'eva@posta.cz', '+420605118274']],
    ['jan@posta.cz/&/eva@posta.cz', ['jan@posta.cz', 'eva@posta.cz']],
    ['jan@posta.cz / eva@posta.cz', ['jan@posta.cz', 'eva@posta.cz']],
    ['Jan Novák <jan@posta.cz>', ['jan@posta.cz']],
    ['mailto:jan@posta.cz', ['jan@posta.cz']],
    ['605 118 274', ['+420605118274']],
    ['605118274/602111222', ['+420605118274', '+420602111222']],
    ['605 118 274 / 602 111 222', ['+420605118274', '+420602111222']],
    ['605 118 274 602 111 222', ['+420605118274', '+420602111222']],
    ['605/118 274', ['+420605118274']],
    ['00420 605 118 274', ['+420605118274']],
    ['+420 777 100 001', ['+420777100001']],
    ['777 10 00 01', ['+420777100001']],
    ['777 100 001 777 100 002', ['+420777100001', '+420777100002']],
    ['777 100 001 00421 905 123 456', ['+420777100001', '+421905123456']],
    ['+421 905 123 456 ; 420605118274', ['+421905123456', '+420605118274']],
    ['mobil: 605-118-274, byt: 220512345', ['+420605118274', '+420220512345']],
    ['605 118 274 (Jan) 602 111 222 (Eva)', ['+420605118274', '+420602111222']],
    ['605118274.0', []],
    ['volat po 18 h', []],
    ['', []],
  ])('%j holds %j', (cell, values) => expect(contactsIn(cell).contacts.map((c) => c.value)).toEqual(values));

  it('says what looks like a contact and is none', () => {
    expect(contactsIn('jan@posta, 60511827').unread).toEqual([
      { kind: 'email', value: 'jan@posta' },
      { kind: 'phone', value: '60511827' },
    ]);
    expect(contactsIn('=HYPERLINK(1) #REF! <b>x</b>').unread).toEqual([]);
  });
});

it('a row gathers all its columns, each contact once, and rows without any are left out', () => {
  const rows = [
    ['1', 'Novák', 'Jan', 'jan@posta.cz', 'JAN@posta.cz 605118274', ''],
    ['2', 'Prázdný', '', '', '', ''],
    ['3', 'Nová', '', 'x@', '', '605118274'],
  ];
  const mapping = ['unitNumber', 'lastName', 'firstName', 'email', 'contact', 'phone'] as const;
  expect(readContacts(rows, mapping, 2)).toEqual([
    {
      at: 2,
      unit: '1',
      name: 'Novák Jan',
      contacts: [
        { kind: 'email', value: 'jan@posta.cz' },
        { kind: 'phone', value: '+420605118274' },
      ],
      unread: [],
    },
    {
      at: 4,
      unit: '3',
      name: 'Nová',
      contacts: [{ kind: 'phone', value: '+420605118274' }],
      unread: [{ kind: 'email', value: 'x@' }],
    },
  ]);
});

describe('the people one cell names', () => {
  it.each([
    ['Novák Jan', ['novak jan']],
    ['Ing. Jan Novák, Ph.D.', ['jan novak']],
    ['Novák, Jan', ['novak jan']],
    ['Novák Jan a Nováková Eva', ['novak jan', 'novakova eva']],
    ['SJM Novák Jan Ing. a Nováková Eva, Lipová 14', ['novak jan', 'novakova eva']],
    ['Novák Jan, Nováková Eva', ['novak jan', 'novakova eva']],
    ['Novák Jan ; Nováková Eva', ['novak jan', 'novakova eva']],
    ['Jan a Eva Novákovi', ['jan novakovi', 'eva novakovi']],
    ['Lipnická realitní s.r.o.', ['lipnicka realitni s r o']],
    ['Novák a syn s.r.o.', ['novak a syn s r o']],
    ['', []],
  ])('%j', (cell, names) => expect(namesIn(cell).map((words) => words.join(' '))).toEqual(names));
});

describe('birth numbers', () => {
  it('stay outside, while nine digits among phones are a phone', () => {
    expect(scrub('220512345').found).toBe(true);
    expect(scrub('220512345', true)).toEqual({ text: '220512345', found: false });
    expect(scrub('710314/1232', true).found).toBe(true);
    expect(scrub('535118/274', true).found).toBe(true);
    expect(scrub('7103141232', true).found).toBe(scrub('7103141232').found);
    expect([holdsPhones('Mobil'), holdsPhones('Kontakt'), holdsPhones('E-mail'), holdsPhones('RČ')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const table = withoutBirthNumbers(
      ['Jméno', 'Rodné číslo', 'Telefon'],
      [['Novák Jan 710314/1232', '710314/1232', '220512345']],
      2,
      holdsPhones,
    );
    expect(table).toMatchObject({ headers: ['Jméno', 'Telefon'], rows: [['Novák Jan', '220512345']] });
    expect(table.problems.map((p) => p.params.column)).toEqual(['Rodné číslo', 'Jméno']);
  });
});

describe('what could not be read', () => {
  it('stays as a problem of its row, whatever it was', () => {
    const mapping = ['name', 'email', 'phone', 'contact'] as const;
    const rows = [
      ['Jan Novák', 'jan.novak.seznam.cz', '605', 'na vývěsce'],
      ['Eva Malá', 'eva@posta.cz, eva.mala.posta.cz', '605 118 274', ''],
      ['Petr Bez', 'nemá', '', ''],
      ['Ivo Tichý', '', '', ''],
    ];
    const read = readContacts(rows, mapping, 2);
    expect(read.map((r) => [r.at, r.unread.map((u) => `${u.kind}: ${u.value}`)])).toEqual([
      [2, ['email: jan.novak.seznam.cz', 'phone: 605', 'contact: na vývěsce']],
      [3, ['email: eva.mala.posta.cz']],
      [4, ['email: nemá']],
    ]);
    expect(read[1]?.contacts).toHaveLength(2);
  });
});
