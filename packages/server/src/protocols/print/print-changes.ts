import { dayIn, showDay } from '#contract/base/time/dates.ts';
import type { SeatChange } from '#contract/motions/schema.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import type { Report } from '../facts/steps.ts';
import type { Words } from './print-words.ts';

const kindOf = (c: SeatChange) => (c.parts.length > 0 ? 'PARTED' : c.from === c.to ? 'ACTS' : 'SOLD');

function sentence(c: SeatChange, { say }: Words): string {
  return say(`VOTE.REPORT.CHANGES.${kindOf(c)}`, {
    ...{ units: c.units, from: c.from || 'none', to: c.to || 'none', spare: c.spare || 'none' },
    parts: c.parts.map((p) => `${p.units} – ${p.owners || '?'}`).join('; '),
    ...{ day: showDay(c.day), known: showDay(dayIn(new Date(c.known))) },
    ...{ late: c.earlier ? 'yes' : 'no', voted: c.voted ? 'yes' : 'no' },
  });
}

function list(title: 'SINCE' | 'EARLIER', changes: readonly SeatChange[], words: Words): Block[] {
  if (changes.length === 0) return [];
  const lines = changes.map((c): Block => ({ kind: 'text', text: sentence(c, words), tone: 'plain' }));
  return [{ kind: 'heading', level: 2, text: words.say(`VOTE.REPORT.CHANGES.${title}`) }, ...lines];
}

/** Seats whose owner changed after the start, and apart those whose change holds from an earlier day. */
export const changeBlocks = ({ vote }: Report, words: Words): Block[] => [
  ...list(
    'SINCE',
    vote.seatChanges.filter((c) => !c.earlier),
    words,
  ),
  ...list(
    'EARLIER',
    vote.seatChanges.filter((c) => c.earlier),
    words,
  ),
];
