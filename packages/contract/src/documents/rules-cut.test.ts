import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isEachOnce,
  openPages,
  type PageGoes,
  pagesIn,
  pagesText,
  papersOfPages,
  papersOfParts,
  partPages,
  placePages,
} from './rules-cut.ts';
import type { PageSays } from './rules-pages.ts';

const sure = (unitId: number): PageSays => ({ kind: 'sure', unitId });
const [none, blank] = [{ kind: 'none' }, { kind: 'blank' }] as const;
const loose: PageSays = { kind: 'loose', unitIds: [3] };
const goes = (says: readonly PageSays[], given: [number, PageGoes | null][] = []) =>
  placePages(says, new Map(given)).map((page) => page.goes ?? (page.offered === null ? '?' : `?${page.offered}`));

describe('pages', () => {
  it('without a number are offered to the page before, and one with it in a sentence to nobody', () => {
    expect(goes([none, sure(1), none, none, sure(2), loose, none])).toEqual(['?', 1, '?1', '?1', 2, '?', '?']);
  });

  it('that are empty go with the page before, wherever that goes', () => {
    expect(goes([blank, sure(1), blank, none, blank])).toEqual(['whole', 1, 1, '?1', '?']);
    expect(goes([blank, sure(1), blank, none, blank], [[4, 2]])).toEqual(['whole', 1, 1, 2, 2]);
    expect(goes([sure(1), none, blank], [[2, 'whole']])).toEqual([1, 'whole', 'whole']);
  });

  it('go where a person says, and what was sure is asked again when they take it back', () => {
    expect(goes([sure(1), none, none], [[2, 5]])).toEqual([1, 5, '?5']);
    expect(placePages([sure(1)], new Map([[1, null]]))).toEqual([
      { page: 1, says: sure(1), goes: null, offered: null, isDoubt: true },
    ]);
  });

  const anyPage = fc.oneof(
    fc.integer({ min: 1, max: 5 }).map(sure),
    fc.constantFrom<PageSays>(none, blank, loose, { kind: 'stranger', number: '9/9' }),
  );
  it('once all is decided each stands in exactly one paper or in the whole', () =>
    fc.assert(
      fc.property(fc.array(anyPage, { minLength: 1, maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (says, unit) => {
        const first = placePages(says, new Map());
        const open = first.filter((page) => page.goes === null && page.isDoubt);
        const given = new Map(
          open.map(({ page, offered }, i) => [page, offered ?? (i % 3 === 0 ? 'whole' : unit)] as const),
        );
        const placed = placePages(says, given);
        expect(placed.every((page) => page.goes !== null)).toBe(true);
        const { units, whole } = papersOfPages(placed);
        expect(isEachOnce([...units.values(), whole], says.length)).toBe(true);
        for (const [i, one] of says.entries()) if (one.kind === 'sure') expect(units.get(one.unitId)).toContain(i + 1);
      }),
    ));
});

describe('pages of a unit with several owners', () => {
  const choices = new Map([[1, ['7', '8', 'day']]]);
  const parts = (says: readonly PageSays[], given: [number, string | null][]) => {
    const placed = placePages(says, new Map());
    const parted = partPages(placed, choices, new Map(given));
    return {
      to: parted.map(({ page, to, isSilent }) => `${page}${isSilent ? '~' : ':'}${to ?? '?'}`),
      open: openPages(placed, parted),
      papers: papersOfParts(placed, parted).map(({ unitId, to, pages }) => `${unitId}/${to}: ${pagesText(pages)}`),
    };
  };

  it('go each to somebody, and make a paper for each of those', () => {
    const says = [sure(1), sure(2), sure(1), sure(1)];
    expect(parts(says, [])).toEqual({ to: ['1:?', '3:?', '4:?'], open: [1, 3, 4], papers: ['2/null: 2'] });
    const given: [number, string][] = [
      [1, '7'],
      [3, '8'],
      [4, '7'],
    ];
    expect(parts(says, given)).toEqual({
      to: ['1:7', '3:8', '4:7'],
      open: [],
      papers: ['1/7: 1, 4', '2/null: 2', '1/8: 3'],
    });
  });

  it('that are empty go with the page before, and not from another unit', () => {
    expect(parts([sure(1), blank, sure(2), blank], [[1, '8']]).to).toEqual(['1:8', '2~8']);
    const placed = placePages([sure(2), blank], new Map([[2, 1]]));
    expect(partPages(placed, choices, new Map())).toEqual([{ page: 2, unitId: 1, to: null, isSilent: false }]);
  });

  it('are asked anew where those who were chosen are no owners of the year', () => {
    expect(parts([sure(1)], [[1, '9']]).open).toEqual([1]);
    expect(parts([sure(2)], [[1, '7']]).papers).toEqual(['2/null: 1']);
  });

  it('stand once all is decided each in exactly one paper or in the whole, and none with that of another', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1 }),
        fc.infiniteStream(fc.nat(2)),
        (units, pick) => {
          const says = units.map((unit) => (unit === 0 ? blank : sure(unit)));
          const given = new Map(says.map((_, i) => [i + 1, ['7', '8', 'day'][pick.next().value ?? 0] as string]));
          const placed = placePages(says, new Map());
          const parted = partPages(placed, choices, given);
          const papers = papersOfParts(placed, parted);
          const { whole } = papersOfPages(placed);
          expect(openPages(placed, parted)).toEqual([]);
          expect(isEachOnce([...papers.map((paper) => paper.pages), whole], says.length)).toBe(true);
          for (const { unitId, to, pages } of papers)
            for (const page of pages) {
              expect(placed[page - 1]?.goes).toBe(unitId);
              if (unitId === 1 && says[page - 1]?.kind === 'sure') expect(to).toBe(given.get(page));
            }
        },
      ),
    ));
});

it('pages counted in and out: none missing, none twice, none that is not there', () => {
  expect(isEachOnce([[1, 3], [2]], 3)).toBe(true);
  expect(isEachOnce([[1, 2]], 3)).toBe(false);
  expect(
    isEachOnce(
      [
        [1, 2],
        [2, 3],
      ],
      3,
    ),
  ).toBe(false);
  expect(isEachOnce([[1, 2], [4]], 3)).toBe(false);
  expect(isEachOnce([[0, 1, 2]], 3)).toBe(false);
});

describe('pages as they are written', () => {
  it.each([
    ['3', [3]],
    ['2-4', [2, 3, 4]],
    ['2 – 4, 6; 1', [1, 2, 3, 4, 6]],
    ['3, 2–4', [2, 3, 4]],
    ['', null],
    ['0', null],
    ['11', null],
    ['4-2', null],
    ['a', null],
    ['1,,2', null],
    ['1-99999', null],
  ])('%j are %j', (text, pages) => expect(pagesIn(text, 10)).toEqual(pages));

  it('are read as they are said', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1 }), (pages) => {
        expect(pagesIn(pagesText(pages), 500)).toEqual(pages.toSorted((a, b) => a - b));
      }),
    ));
});
