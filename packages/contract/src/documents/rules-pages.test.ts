import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageSays, pageReader, unitsOfPages } from './rules-pages.ts';
import { type NumberedUnit, unitReader } from './rules-units.ts';

const numbered = (numbers: readonly string[]): NumberedUnit[] => numbers.map((number, i) => ({ id: i + 1, number }));
const lipova = ['1247/1', '1247/2', '1247/5', '1247/8', '1247/12', '1247/21'];
const around = ['SVJ Lipová 12', 'Lipová 1247/12'];

/** A page is said by its text, an empty one by null. */
function said(numbers: readonly string[], pages: readonly (string | null)[], about = around): string[] {
  const units = numbered(numbers);
  const of = (id: number) => units[id - 1]?.number;
  const read = pageReader(unitReader(units), about);
  const words = (says: PageSays): string => {
    if (says.kind === 'sure') return of(says.unitId) as string;
    if (says.kind === 'stranger') return `cizí ${says.number}`;
    return 'unitIds' in says ? `${says.kind} ${says.unitIds.map(of).join(' ')}` : says.kind;
  };
  return unitsOfPages(pages.map((text) => (text === null ? null : read(text)))).map(words);
}

describe('one page', () => {
  it.each([
    ['Jednotka 1247/5\nVyúčtování', '1247/5'],
    ['Jednotka: 1247-5', '1247/5'],
    ['Jednotka č. 1247_5', '1247/5'],
    ['Jednotka 1247 5', '1247/5'],
    ['vlastník bytové jednotky č. 1247/5', '1247/5'],
    ['Byt č. 8, 2. patro', '1247/8'],
    ['k jednotce 8 patří sklep 12', '1247/8'],
    ['Č. j. 1247/21', '1247/21'],
    ['Variabilní symbol: 12475', '1247/5'],
    ['VS 124712', '1247/12'],
    ['Číslo jednotky:\n1247/12', '1247/12'],
    ['Celkem 8 osob, 21 m2', 'none'],
    ['8', 'none'],
    ['Úklid společných prostor 1 250 Kč', 'none'],
    ['Společné prostory 12', 'none'],
    ['Počet bytů 21', 'none'],
    ['Počet osob v bytě: 2', 'none'],
    ['Podlahová plocha bytu 12,5 m2', 'none'],
    ['Plocha jednotky 1247/5: 21 m²', '1247/5'],
    ['Byt 2+1', 'none'],
    ['byt 1+kk, 5. patro', 'none'],
    ['Byt 2. NP', 'none'],
    ['Byt 5, počet osob 2', '1247/5'],
    ['Byt č. 8. Vlastník Novák', '1247/8'],
    ['Jednotka 5 1 250,00', '1247/5'],
    ['1247/5 uhradil zálohy', 'loose 1247/5'],
    ['Přeplatek z 1247/5 převedeme.', 'loose 1247/5'],
    ['Byt 1 a byt 2', 'many 1247/1 1247/2'],
    ['Jednotka 1247/5 místo jednotky 1247/99', 'many 1247/5'],
    ['Jednotka 1247/99', 'cizí 1247/99'],
    ['SVJ Lipová 12\nLipová 1247/12, Jihlava\nJednotka 1247/5', '1247/5'],
    ['Společenství vlastníků jednotek 1247/12\nJednotka 1247/5', '1247/5'],
    ['Lipová  1247/12\nPrůvodní dopis', 'none'],
    ['Za období 1. 5. 2025 – 31. 8. 2026', 'none'],
    ['', 'none'],
    [null, 'blank'],
  ])('%j is %s', (text, unit) => expect(said(lipova, [text])).toEqual([unit]));

  it('of long lines is read in their parts, between words', () => {
    const words = 'Položka rozpisu '.repeat(40);
    expect(said(lipova, [`${words}jednotka 1247/5 ${words}`, `jednotka ${'1247/5'.repeat(100)}`])).toEqual([
      ...['1247/5', 'none'],
    ]);
  });

  it('with letters and their marks apart, as some programs write them, reads the same', () => {
    expect(said(lipova, ['Počet bytů 21\nČ. j. 1247/8'.normalize('NFD')])).toEqual(['1247/8']);
  });

  it('of a house that numbers its units 1, 2, 3 needs the word', () => {
    expect(said(['1', '2', '8'], ['Byt 8', 'Byt č. 2\n8 osob', 'Celkem 8', 'jednotce 9'])).toEqual([
      ...['8', '2', 'none', 'none'],
    ]);
  });
});

describe('all pages together', () => {
  const head = (n: number) => `Vyúčtování služeb\nNovák ${n}\n1247/${n}\nVoda a teplo`;
  it('a number counts at the place where most pages have it, and inside a sentence nowhere', () => {
    const pages = [head(1), head(2), 'Vyúčtování služeb\npokračování\nPřevod od 1247/5 jsme vrátili', head(8)];
    expect(said(lipova, pages)).toEqual(['1247/1', '1247/2', 'loose 1247/5', '1247/8']);
  });

  it('the same words far below are no place', () => {
    const table = `Rozpis\n${'řádek\n'.repeat(9)}1247/5`;
    expect(said(lipova, [head(1), head(2), table])).toEqual(['1247/1', '1247/2', 'loose 1247/5']);
  });

  it('a number on more than a third of ten pages counts only beside a word', () => {
    const pages = Array.from({ length: 10 }, (_, i) => `Sídlo 1247/12\nJednotka 1247/${[1, 2, 5, 8, 21][i % 5]}`);
    expect(said(lipova, pages, [])).toEqual(pages.map((page) => page.split(' ').at(-1)));
    expect(said(lipova, [...pages, 'Sídlo 1247/12\nJednotka 1247/12'], []).at(-1)).toBe('1247/12');
    const strange = pages.map((page) => page.replace('1247/12', '1247/99'));
    expect(said(lipova, strange, [])).toEqual(pages.map((page) => page.split(' ').at(-1)));
    expect(said(lipova, strange.slice(0, 9), [])).toEqual(
      pages.slice(0, 9).map((page) => `many ${page.split(' ').at(-1)}`),
    );
  });
});

const houses = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 2, maxLength: 30 });
const gap = fc.constantFrom('/', '-', '_', ' ', ' / ', ' – ');
const word = fc.constantFrom('Jednotka', 'Byt č.', 'bytu', 'jednotce číslo', 'Č. j.', 'Nebytový prostor');
const noise = fc.constantFrom(
  '',
  'Celkem 8 osob',
  'Záloha 1 250 Kč',
  'Období 1. 9. 2025 – 31. 8. 2026',
  'Studená voda 12,5',
);

describe('of any house', () => {
  it('pages with the number beside a word are of that unit, whatever stands around', () =>
    fc.assert(
      fc.property(houses, gap, word, noise, noise, (numbers, joint, before, above, below) => {
        const pages = numbers.map((n) => `${above}\n${before} 1247${joint}${n}\n${below}`);
        const all = numbers.map((n) => `1247/${n}`);
        expect(said(all, pages)).toEqual(all);
      }),
    ));

  it('each page says one thing, and names only units of the house', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...'0123456789/-_ .bytč\n') }), { maxLength: 12 }),
        (texts) => {
          const says = unitsOfPages(texts.map(pageReader(unitReader(numbered(lipova)), around)));
          expect(says).toHaveLength(texts.length);
          for (const one of says)
            for (const id of 'unitIds' in one ? one.unitIds : 'unitId' in one ? [one.unitId] : [])
              expect(lipova[id - 1]).toBeDefined();
        },
      ),
    ));
});
