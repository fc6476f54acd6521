import { describe, expect, it } from 'vitest';
import { namedIn, partsOf, typedName, whyNotDeleted, whyNotEdited, withMarks, withNames } from './rules.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const jan = { id: 3, full_name: 'Jan Novák' };
const jana = { id: 4, full_name: 'Jan Nováková' };

describe('deleting a comment', () => {
  it('is for its author within 15 minutes, and for who administers at any time', () => {
    const said = { memberId: 3, createdAt: at };
    const owner = { memberId: 3, administers: false };
    expect(whyNotDeleted(said, owner, later(14.99))).toBeNull();
    expect(whyNotDeleted(said, owner, later(15))).toBe('late');
    expect(whyNotDeleted(said, { memberId: 4, administers: false }, at)).toBe('notYours');
    expect(whyNotDeleted({ ...said, memberId: null }, { memberId: null, administers: false }, at)).toBe('notYours');
    expect(whyNotDeleted(said, { memberId: 9, administers: true }, later(99_999))).toBeNull();
  });
});

describe('changing a comment', () => {
  it('is for its author within 15 minutes, and for nobody else at any time', () => {
    const said = { memberId: 3, createdAt: at };
    expect(whyNotEdited(said, 3, later(14.99))).toBeNull();
    expect(whyNotEdited(said, 3, later(15))).toBe('late');
    expect(whyNotEdited(said, 4, at)).toBe('notYours');
    expect(whyNotEdited({ ...said, memberId: null }, null, at)).toBe('notYours');
  });
});

describe('names in a comment', () => {
  it('are kept as marks and read with names of today', () => {
    const kept = withMarks('Prosím @Jan Nováková a @Jan Novák, hlaste se', [jan, jana]);
    expect(kept).toBe('Prosím @[2] a @[1], hlaste se');
    expect(withNames(kept, [{ ...jan, full_name: 'Smazaná osoba' }, jana])).toBe(
      'Prosím @Jan Nováková a @Smazaná osoba, hlaste se',
    );
    expect(namedIn('@Jan Nováková', [jan, jana])).toEqual([jana]);
    expect(withNames(withMarks('napsal @[1]', [jan]), [jan])).toBe('napsal @ [1]');
  });

  it('are found while they are typed, but not in an e-mail', () => {
    expect(typedName('Ahoj @No', 8)).toEqual({ from: 5, text: 'No' });
    expect(typedName('@', 1)).toEqual({ from: 0, text: '' });
    expect(typedName('@Jan No', 7)).toEqual({ from: 0, text: 'Jan No' });
    expect(typedName('jan@dum.cz', 10)).toBeNull();
    expect(typedName('Ahoj @Jan Novák, přijdu', 23)).toBeNull();
  });
});

describe('parts of a comment', () => {
  it('link web addresses only, without the punctuation after them', () => {
    expect(partsOf('Viz https://a.example/b?c=1. Nebo www.dum.example!', [])).toEqual([
      { kind: 'text', text: 'Viz ' },
      { kind: 'link', text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1' },
      { kind: 'text', text: '. Nebo ' },
      { kind: 'link', text: 'www.dum.example', href: 'https://www.dum.example' },
      { kind: 'text', text: '!' },
    ]);
    for (const harmless of ['javascript:alert(1)', 'data:text/html,x', '<a href="x">'])
      expect(partsOf(harmless, [])).toEqual([{ kind: 'text', text: harmless }]);
  });

  it('mark the mentioned', () => {
    expect(partsOf('@Jan Nováková a @Jan Novák', [jan, jana])).toEqual([
      { kind: 'mention', text: '@Jan Nováková' },
      { kind: 'text', text: ' a ' },
      { kind: 'mention', text: '@Jan Novák' },
    ]);
  });
});
