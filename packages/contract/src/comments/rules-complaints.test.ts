import { expect, it } from 'vitest';
import { mayWatch, readsHidden, seesComplaints, whyNotHidden, whyNotLeft, whyNotShown } from './rules-complaints.ts';

const author = 1;
const askers = {
  author: { memberId: author, administers: false, mayWrite: true },
  reader: { memberId: 2, administers: false, mayWrite: true },
  chair: { memberId: 3, administers: true, mayWrite: true },
  'chair who wrote it': { memberId: author, administers: true, mayWrite: true },
  'somebody who only reads': { memberId: 4, administers: false, mayWrite: false },
  'a visit of the provider': { memberId: null, administers: true, mayWrite: true },
  'a visit that only looks': { memberId: null, administers: true, mayWrite: false },
};
type Who = keyof typeof askers;
const said = { memberId: author, hidden: false, reported: false, waits: false };

it.each([
  ['author', true, false],
  ['reader', false, false],
  ['chair', true, true],
  ['chair who wrote it', true, false],
  ['somebody who only reads', false, false],
  ['a visit of the provider', true, true],
] as const)('%s reads a hidden reply: %s, and who reported it: %s', (who, words, reporters) => {
  expect(readsHidden({ ...said, hidden: true }, askers[who])).toBe(words);
  expect(readsHidden(said, askers[who])).toBe(true);
  expect(seesComplaints(said, askers[who])).toBe(reporters);
});

// What stands in the reply → what each may do about it now.
const nothing = { complain: false, leave: false, hide: false, show: false };
const states = {
  shown: said,
  'shown, reported by the asker and waiting': { ...said, reported: true, waits: true },
  'shown, reported by another and waiting': { ...said, waits: true },
  hidden: { ...said, hidden: true },
};
const may: [keyof typeof states, Who, Partial<typeof nothing>][] = [
  ['shown', 'author', {}],
  ['shown', 'reader', { complain: true }],
  ['shown', 'chair', { complain: true, hide: true }],
  ['shown', 'chair who wrote it', { hide: true }],
  ['shown', 'somebody who only reads', {}],
  ['shown', 'a visit of the provider', { hide: true }],
  ['shown, reported by the asker and waiting', 'reader', {}],
  ['shown, reported by the asker and waiting', 'chair', { leave: true, hide: true }],
  ['shown, reported by another and waiting', 'reader', { complain: true }],
  ['shown, reported by another and waiting', 'chair', { complain: true, leave: true, hide: true }],
  ['shown, reported by another and waiting', 'chair who wrote it', { hide: true }],
  ['shown, reported by another and waiting', 'a visit of the provider', { leave: true, hide: true }],
  ['hidden', 'author', {}],
  ['hidden', 'reader', {}],
  ['hidden', 'chair', { show: true }],
  ['hidden', 'chair who wrote it', {}],
  ['hidden', 'a visit of the provider', { show: true }],
  ['shown', 'a visit that only looks', {}],
  ['shown, reported by another and waiting', 'a visit that only looks', {}],
  ['hidden', 'a visit that only looks', {}],
];
it.each(may)('%s, to %s: %j', (state, who, does) => {
  expect(mayWatch(states[state], askers[who])).toEqual({ ...nothing, ...does });
});

it('a reply of a person who is gone is nobody’s own', () => {
  expect(seesComplaints({ memberId: null }, askers['a visit of the provider'])).toBe(true);
});

it('who asks for what cannot be hears why', () => {
  const { chair, reader } = askers;
  const own = askers['chair who wrote it'];
  const hidden = { ...said, hidden: true };
  expect([whyNotLeft(said, reader), whyNotLeft(said, own), whyNotLeft(said, chair)]).toEqual([
    'notYours',
    'own',
    'nothing',
  ]);
  expect([whyNotHidden(said, reader), whyNotHidden(hidden, chair)]).toEqual(['notYours', 'hidden']);
  expect([whyNotShown(hidden, reader), whyNotShown(hidden, own), whyNotShown(said, chair)]).toEqual([
    'notYours',
    'own',
    'shown',
  ]);
});
