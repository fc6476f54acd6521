import { describe, expect, it } from 'vitest';
import { foldedOf, isNews, mayOf, whyNotChanged, whyNotFinished, whyNotRemoved } from './rules.ts';
import { DiscussionInput, Which } from './schema.ts';

const opened = new Date('2026-11-12T18:20:00Z');
const minutesOn = (minutes: number) => new Date(opened.getTime() + minutes * 60_000);
const kept = (change: object = {}) => ({ closedAt: null, ownerId: 7, createdAt: opened, replyCount: 0, ...change });
const author = { memberId: 7, administers: false, mayWrite: true };
const other = { memberId: 8, administers: false, mayWrite: true };
const chair = { memberId: 9, administers: true, mayWrite: true };
const visit = { memberId: null, administers: true, mayWrite: false };

describe('what may be done with a discussion', () => {
  it.each([
    [kept(), author, 14, null],
    [kept(), author, 15, 'late'],
    [kept(), other, 1, 'notYours'],
    // Who administers changes nobody's words.
    [kept(), chair, 1, 'notYours'],
    [kept({ closedAt: opened }), author, 1, 'closed'],
    [kept({ ownerId: null }), { ...other, memberId: null }, 1, 'notYours'],
  ] as const)('is put right: %o by %o after %d minutes: %s', (d, who, minutes, why) =>
    expect(whyNotChanged(d, who, minutesOn(minutes))).toBe(why),
  );

  it.each([
    [kept(), author, 14, null],
    [kept({ replyCount: 1 }), author, 1, 'answered'],
    [kept(), author, 15, 'late'],
    [kept(), other, 1, 'notYours'],
    [kept({ replyCount: 9, closedAt: opened }), chair, 5000, null],
  ] as const)('is deleted: %o by %o after %d minutes: %s', (d, who, minutes, why) =>
    expect(whyNotRemoved(d, who, minutesOn(minutes))).toBe(why),
  );

  it('is finished by its author and by who administers, once', () => {
    expect([author, other, chair].map((who) => whyNotFinished(kept(), who))).toEqual([null, 'notYours', null]);
    expect(whyNotFinished(kept({ closedAt: opened }), chair)).toBe('closed');
  });

  it('is offered as it is allowed, and never to a visit that reads', () => {
    expect(mayOf(kept(), author, minutesOn(1))).toEqual({
      ...{ reply: true, edit: true, finish: true, reopen: false, remove: true },
    });
    expect(mayOf(kept({ closedAt: opened }), chair, minutesOn(1))).toEqual({
      ...{ reply: false, edit: false, finish: false, reopen: true, remove: true },
    });
    expect(Object.values(mayOf(kept(), visit, minutesOn(1))).some(Boolean)).toBe(false);
  });
});

const at = (minute: number) => minutesOn(minute).toISOString();
const replies = (...by: number[]) => by.map((user, i) => ({ id: i + 1, createdAt: at(i + 1), user: { id: user } }));
const folded = (all: ReturnType<typeof replies>, since: { memberId: number | null; upTo: string | null }) =>
  [...foldedOf(all, since)].map((r) => r.id);

describe('what is new', () => {
  it('is what others said since', () => {
    const [one, two] = replies(8, 7) as [ReturnType<typeof replies>[number], ReturnType<typeof replies>[number]];
    expect(isNews(one, { memberId: 7, upTo: at(0) })).toBe(true);
    expect(isNews(one, { memberId: 7, upTo: at(1) })).toBe(false);
    expect(isNews(two, { memberId: 7, upTo: at(0) })).toBe(false);
    expect(isNews(one, { memberId: 7, upTo: null })).toBe(false);
  });

  it('never folds, whatever of the rest does', () => {
    // Eleven replies: 3 new; of 8 read ones the first two and the last own one stay.
    const all = replies(8, 9, 8, 9, 8, 9, 8, 7, 8, 9, 8);
    expect(folded(all, { memberId: 7, upTo: at(8) })).toEqual([3, 4, 5, 6, 7]);
    expect(folded(all, { memberId: 7, upTo: at(6) })).toEqual([]);
    // Whoever wrote nothing keeps the last one in sight.
    expect(folded(all, { memberId: 5, upTo: at(11) })).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(folded(replies(8, 9, 8, 9, 8, 9), { memberId: 7, upTo: at(9) })).toEqual([]);
    // What came after the last own words folds apart from what came before.
    expect(folded(replies(8, 9, 8, 9, 7, 9, 8, 8), { memberId: 7, upTo: at(9) })).toEqual([3, 4, 6, 7, 8]);
    expect(folded(all, { memberId: 7, upTo: null })).toEqual([]);
  });
});

describe('what comes', () => {
  it('needs a name and a text, of lengths that people write', () => {
    const errors = (input: object) =>
      DiscussionInput.safeParse(input).error?.issues.map((i) => [i.path.join('.'), i.message]) ?? [];
    expect(errors({ name: ' ', description: '\n' })).toEqual([
      ['name', 'BASE.FORM.REQUIRED'],
      ['description', 'BASE.FORM.REQUIRED'],
    ]);
    expect(errors({ name: 'x'.repeat(10_000), description: 'y'.repeat(4001) })).toEqual([
      ['name', 'BASE.FORM.TOO_LONG'],
      ['description', 'BASE.FORM.TOO_LONG'],
    ]);
    expect(DiscussionInput.parse({ name: 'Kola 🚲', description: ' a\r\nb ' }).description).toBe('a\nb');
  });

  it('is named by its number or its hash', () => {
    expect([Which.parse('12'), Which.parse(12), Which.parse('AbCdEfGhIjKlMnOpQrStU_')]).toEqual([
      12,
      12,
      'AbCdEfGhIjKlMnOpQrStU_',
    ]);
    // Twenty-two figures are a hash, not a number.
    expect(Which.parse('1'.repeat(22))).toBe('1'.repeat(22));
    expect(Which.safeParse('jiny').success).toBe(false);
  });
});
