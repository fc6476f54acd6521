import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, fromText, show, toText } from '../base/shares/fraction.ts';
import { scrub } from './reading/rules-birth.ts';
import { guessSex, isCompanyName, splitCouple, splitName, splitTitles } from './reading/rules-names.ts';
import { floorIn, typeIn, withoutBirthNumbers } from './rules-cells.ts';
import { guessMapping, missingColumns } from './rules-mapping.ts';
import { readShare } from './rules-share.ts';
import { readTable } from './rules-table.ts';

const read = (...table: string[]) => {
  const [head, ...rows] = table.map((line) => line.split(';'));
  return readTable(rows, guessMapping(head as string[]));
};
const owners = (r: ReturnType<typeof read>) =>
  r.building.units.flatMap((u) => u.owners.map((o) => [u.number, o.joint, show(fromText(o.share)), ...o.persons]));
const kinds = (r: ReturnType<typeof read>) => r.problems.map((p) => [p.row, p.kind]);

describe('a share as people write it', () => {
  it.each([
    ['1/11', fraction(1, 11)],
    [' 8190 / 90090 ', fraction(8190, 90090)],
    ['626/10000', fraction(626, 10000)],
    ['id. 1/2', fraction(1, 2)],
    ['1', fraction(1, 1)],
    ['1,00', fraction(1, 1)],
    ['9 739 533/295 295 000', fraction(9739533, 295295000)],
  ])('%s', (text, f) => expect(readShare(text)).toEqual({ share: toText(f), problem: null }));

  it.each([
    ['1/0', 'shareZero'],
    ['0/5', 'shareRange'],
    ['-1/2', 'shareRange'],
    ['3/2', 'shareRange'],
    ['2', 'shareRange'],
    ['0,0909', 'shareDecimal'],
    ['9,09 %', 'shareDecimal'],
    ['50%', 'shareDecimal'],
    ['1.XI', 'shareDate'],
    ['11.led', 'shareDate'],
    ['2026-11-01', 'shareDate'],
    ['půlka', 'shareForm'],
    ['1/1000000000000000000', 'shareLong'],
  ])('%s is refused: %s', (text, problem) => expect(readShare(text)).toEqual({ share: null, problem }));
});

describe('names', () => {
  it.each([
    ['Ing. Jan Novák Ph.D.', 'Ing.', 'Jan', 'Novák', 'Ph.D.', ['titles']],
    ['doc. Ing. Tomáš Řípa, CSc.', 'doc. Ing.', 'Tomáš', 'Řípa', 'CSc.', ['titles']],
    ['Ing.arch.Jan Novák', 'Ing. arch.', 'Jan', 'Novák', null, ['titles']],
    ['Dvorský Jan Ing.', 'Ing.', 'Jan', 'Dvorský', null, ['titles']],
    ['Novák Jan', null, 'Jan', 'Novák', null, []],
    ['Novák, Jan', null, 'Jan', 'Novák', null, []],
    ['Jan Karel Novák', null, 'Jan Karel', 'Novák', null, []],
    ['Stasjuk Taras', null, 'Stasjuk', 'Taras', null, ['nameOrder']],
    ['Novák', null, null, 'Novák', null, ['nameOrder']],
  ])('%s', (text, titleBefore, firstName, lastName, titleAfter, doubts) =>
    expect(splitName(text)).toMatchObject({ titleBefore, firstName, lastName, titleAfter, doubts }),
  );

  it('titles keep their order and leave the rest', () =>
    expect(splitTitles('prof. MUDr. Věra Malá, DrSc., MBA')).toEqual({
      titleBefore: 'prof. MUDr.',
      rest: 'Věra Malá',
      titleAfter: 'DrSc., MBA',
      found: true,
    }));

  it.each([
    ['SJM Dvorský Jan Ing. a Dvorská Hana, Lipová 1247/14, Horní Lipnice', 'Ing. Jan Dvorský', 'Hana Dvorská'],
    ['Jan Dvorský a Hana Dvorská', 'Jan Dvorský', 'Hana Dvorská'],
    ['Ing. Jan Dvorský a Hana Dvorská (SJM)', 'Ing. Jan Dvorský', 'Hana Dvorská'],
    ['Jan a Hana Dvorských, manželé', 'Jan Dvorských', 'Hana Dvorských'],
    ['SJM Řípa Tomáš doc. Ing., CSc. a Řípová Květoslava', 'doc. Ing. Tomáš Řípa', 'Květoslava Řípová'],
  ])('%s is a couple, doubtful', (text, ...expected) => {
    const both = splitCouple(text) ?? [];
    expect(both.map((n) => [n.titleBefore, n.firstName, n.lastName].filter(Boolean).join(' '))).toEqual(expected);
    for (const n of both) expect(n.doubts).toContain('couple');
  });

  it.each([
    ['Hana', 'Dvorská', 'female', true],
    ['Iveta', 'Sedlaříková', 'female', true],
    ['Jan', 'Dvorský', 'male', true],
    ['Klaus', 'Fischbacher', 'male', true],
    ['Petra', 'Krejčí', 'female', false],
    ['Jan', 'Krejčí', 'male', false],
    ['Alena', 'Janů', 'female', false],
    ['Marie', 'Novák', 'female', false],
  ] as const)('%s %s is probably %s', (first, last, sex, sure) => expect(guessSex(first, last)).toEqual({ sex, sure }));

  it.each([
    ['Lipnická realitní s.r.o.', true],
    ['Město Horní Lipnice', true],
    ['Společenství vlastníků jednotek Lipová 1247', true],
    ['Jan Novák', false],
    ['Obecník Petr', false],
  ])('%s a company: %s', (name, company) => expect(isCompanyName(name)).toBe(company));
});

describe('birth numbers', () => {
  it.each([
    ['Jan Dvorský 710314/1234', 'Jan Dvorský'],
    ['nar. 7103141232', 'nar.'],
    ['Lipová 1247/14', 'Lipová 1247/14'],
    ['910000101', '910000101'],
    ['777 123 456', '777 123 456'],
  ])('%s → %s', (text, clean) => expect(scrub(text).text).toBe(clean));

  it('are dropped with their column and from cells, and the cell is named without its content', () => {
    const t = withoutBirthNumbers(
      ['Jednotka', 'RČ', 'Vlastník', 'Podíl'],
      [['1', '710314', 'Jan 710314/1234', '1/5315310000']],
    );
    expect(t.headers).toEqual(['Jednotka', 'Vlastník', 'Podíl']);
    expect(t.rows).toEqual([['1', 'Jan', '1/5315310000']]);
    expect(t.problems.map((p) => [p.row, p.kind, p.params])).toEqual([
      [1, 'birthNumber', { column: 'RČ' }],
      [2, 'birthNumber', { column: 'Vlastník' }],
    ]);
  });
});

describe('the meaning of columns', () => {
  it.each([
    [
      'Číslo jednotky;Vchod;Podlaží;Typ;Podíl na domě;Vlastník;Podíl vlastníka',
      'unitNumber entrance floor type share owner ownerShare',
    ],
    [
      'Jednotka;Čitatel;Jmenovatel;Titul před;Jméno;Příjmení;Titul za;SJM',
      'unitNumber shareNumerator shareDenominator titleBefore firstName lastName titleAfter joint',
    ],
    [
      'Jednotka;Podíl jednotky na společných částech;Jméno;Firma;IČO;E-mail',
      'unitNumber share owner companyName ico -',
    ],
    ['Byt č.;Podíl;Příjmení a jméno;Ulice;Obec;PSČ;Rodné číslo', 'unitNumber share owner street town post -'],
  ])('%s', (headers, fields) =>
    expect(
      guessMapping(headers.split(';'))
        .map((f) => f || '-')
        .join(' '),
    ).toBe(fields),
  );

  it('says which required ones are missing', () => {
    expect(missingColumns(['owner', ''])).toEqual(['unitNumber', 'share']);
    expect(missingColumns(['unitNumber', 'shareNumerator', 'shareDenominator', 'lastName'])).toEqual([]);
  });
});

describe('a table', () => {
  const head = 'Jednotka;Podíl;Vlastník;Podíl vlastníka';
  it('takes one row an owner, unit columns repeated or empty', () => {
    const r = read(head, '1/1;1/2;Jan Novák;1/2', ';;Hana Malá;1/2', '1/2;1/2;Petr Kos;', '1/2;1/2;Eva Kosová;1/2');
    expect(kinds(r)).toEqual([]);
    expect(owners(r)).toEqual([
      ['1/1', false, '1/2', 'n:novak jan'],
      ['1/1', false, '1/2', 'n:mala hana'],
      ['1/2', false, '1/1', 'n:kos petr'],
      ['1/2', false, '1/2', 'n:kosova eva'],
    ]);
  });

  it('takes a couple printed in one cell or marked on two rows', () => {
    const r = read(
      `${head};SJM`,
      '1;1/2;SJM Novák Jan a Nováková Eva;;',
      '2;1/2;Petr Kos;1/1;ano',
      ';;Iva Kosová;1/1;ano',
    );
    expect(owners(r).map((o) => o.slice(0, 3))).toEqual([
      ['1', true, '1/1'],
      ['2', true, '1/1'],
    ]);
    expect(r.building.persons.map((p) => p.doubts)).toEqual([['couple'], ['couple'], [], []]);
  });

  it('knows one person in two units, and father and son in one', () => {
    const r = read(head, '1;1/2;Jan Novák;', '2;1/2;Jan Novák;1/2', ';;Jan Novák;1/2');
    expect(owners(r).map((o) => o[3])).toEqual(['n:novak jan', 'n:novak jan', 'n:novak jan#2']);
    expect(r.building.persons.map((p) => p.doubts)).toEqual([['sameName'], ['sameName']]);
  });

  it('takes the word for joint property behind a name as a mark, not as a part of it', () => {
    const r = read(
      head,
      '1;1/2;Ing. Jan Novák a Eva Nováková (SJM);1/1',
      '2;1/2;Petr Kos (SJM);',
      ';;Iva Kosová, SJM;',
    );
    expect(owners(r)).toEqual([
      ['1', true, '1/1', 'n:novak jan', 'n:novakova eva'],
      ['2', true, '1/1', 'n:kos petr', 'n:kosova iva'],
    ]);
    expect(r.building.persons.map((p) => p.lastName)).toEqual(['Novák', 'Nováková', 'Kos', 'Kosová']);
  });

  it('gives a namesake with a title what is written with the title', () => {
    const r = read(head, '1;1/2;Jan Novák;2/3', ';;Bc. Jan Novák;1/3', '2;1/2;Bc. Jan Novák;1/1');
    expect(owners(r).map((o) => o[3])).toEqual(['n:novak jan', 'n:novak jan#2', 'n:novak jan#2']);
    expect(r.building.persons.map((p) => p.titleBefore)).toEqual([null, 'Bc.']);
  });

  it('tells every problem by its row', () => {
    const r = read(
      `${head};SJM`,
      ';;Jan Novák;',
      '1;1/0;Jan Novák;1/1;',
      '2;0,5;Petr Kos;1/1;',
      '3;1/2;Iva Malá;1/1;ano',
      '4;1/4;;;',
      '4;1/5;Eva Malá;5/4;',
      `${'9'.repeat(31)};1/4;Eva Malá;;`,
    );
    expect(kinds(r)).toEqual([
      [2, 'rowNoUnit'],
      [3, 'shareZero'],
      [4, 'shareDecimal'],
      [7, 'unitShareConflict'],
      [7, 'shareRange'],
      [8, 'tooLong'],
      [5, 'coupleHalf'],
      [null, 'ownerNone'],
    ]);
  });

  it('names missing columns and an empty file', () => {
    expect(kinds(read('Vlastník', 'Jan'))).toEqual([
      [1, 'columnMissing'],
      [1, 'columnMissing'],
    ]);
    expect(kinds(read(head))).toEqual([[null, 'noUnits']]);
  });

  it('never throws, whatever the cells', () =>
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 })), (rows) => {
        expect(readTable(rows, ['unitNumber', 'share', 'owner', 'ownerShare', 'joint']).building.source).toBe('table');
      }),
    ));
});

describe('words for types and floors', () => {
  it.each([
    ['byt', undefined, 'flat', true],
    [undefined, '3+kk', 'flat', true],
    ['garážové stání', undefined, 'garagePlace', true],
    ['garáž', undefined, 'garage', true],
    ['jiný nebytový prostor', undefined, 'commercialSpace', false],
    [undefined, undefined, 'flat', false],
  ])('%s %s → %s', (type, layout, expected, sure) => expect(typeIn(type, layout)).toEqual({ type: expected, sure }));
  it.each([
    ['3', 3],
    ['2. NP', 2],
    ['přízemí', 1],
    ['1. PP', 0],
    ['střecha', undefined],
  ])('%s → %s', (text, floor) => expect(floorIn(text)).toBe(floor));
});
