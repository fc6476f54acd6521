import { describe, expect, it } from 'vitest';
import { isReminded, partsOf, standingOf, type Written } from './rules.ts';
import type { InvitedPoint } from './schema.ts';

const point = (kind: InvitedPoint['kind'], files: string[] = []): InvitedPoint => ({
  ...{ id: 1, label: '1', kind, name: 'Bod', wording: 'Znění', body: '', files },
});

describe('what an invitation says, in order', () => {
  it.each([
    ['a description alone', { description: '<p>Sejdeme se.</p>', points: [], files: [] }, ['text']],
    ['nothing written', { description: '', points: [], files: [] }, []],
    ['an empty paragraph', { description: '<p></p>', points: [], files: [] }, []],
    ['points alone', { description: '', points: [point('information')], files: [] }, ['agenda']],
    [
      'all of it',
      { description: '<p>a</p>', points: [point('election')], files: ['a.pdf'] },
      ['text', 'agenda', 'materials'],
    ],
    [
      'files of points alone',
      { description: '', points: [point('resolution', ['b.pdf'])], files: [] },
      ['agenda', 'materials'],
    ],
  ])('%s', (_, invited, kinds) => {
    expect(partsOf(invited).map((p) => p.kind)).toEqual([...kinds, 'power', 'law']);
  });

  it('counts what is decided, and names a file of two points once', () => {
    const points = [point('information', ['a.pdf']), point('resolution', ['a.pdf', 'b.pdf']), point('election')];
    const [agenda, materials] = partsOf({ description: '', points, files: ['c.pdf'] });
    expect(agenda).toMatchObject({ decides: 2 });
    expect(materials).toEqual({ kind: 'materials', files: ['c.pdf', 'a.pdf', 'b.pdf'] });
  });
});

describe('how a place stands', () => {
  const nothing: Written = { sent: 0, queued: 0, hand: false, post: false, portal: false, board: false };
  it.each([
    [{}, 'missing', null],
    [{ queued: 1 }, 'waiting', null],
    [{ sent: 1, queued: 1 }, 'delivered', 'email'],
    [{ board: true }, 'missing', 'board'],
    [{ board: true, queued: 1 }, 'waiting', 'board'],
    [{ portal: true }, 'delivered', 'portal'],
    [{ portal: true, sent: 2 }, 'delivered', 'email'],
    [{ post: true, sent: 1 }, 'delivered', 'post'],
    [{ hand: true, post: true, sent: 1 }, 'delivered', 'hand'],
  ] as const)('%o', (written, state, channel) => {
    expect(standingOf({ ...nothing, ...written })).toEqual({ state, channel });
  });
});

it('whoever was invited within four days of it is not reminded', () => {
  const start = new Date('2026-12-16T17:00:00Z');
  expect(isReminded(new Date('2026-12-12T16:59:59Z'), start)).toBe(true);
  expect(isReminded(new Date('2026-12-12T17:00:00Z'), start)).toBe(false);
});
