import type { Odd } from '../ledger/rules-recount-count.ts';

/** One broken thing, named as closely as it can be. */
export type Finding =
  | { kind: 'changed' | 'missing' | 'added' | 'moved'; seq: number }
  | { kind: 'truncated'; at: number; head: number }
  | { kind: 'signature' | 'fingerprint' | 'reason' | 'prolonged' | 'byOthers' | 'withoutSecond' | 'attendance' }
  | { kind: 'owners' | 'closed' | 'erased' | 'units' | 'share' | 'voters' | 'objections'; seat: number }
  /** The portal says that it ended and no entry does; it says that it runs; an entry says otherwise how it ended. */
  | { kind: 'end'; why: 'none' | 'running' | 'other' }
  | { kind: 'time'; of: 'started' | 'ended' | 'opens' | 'closes' }
  | { kind: 'answer' | 'cast' | 'channel' | 'by' | 'at'; seat: number; point: number }
  /** A change of owners as the portal tells it and as its entry does. */
  | {
      kind: 'change';
      seq: number;
      of: 'missing' | 'added' | 'seat' | 'names' | 'closed' | 'erased' | 'day' | 'source' | 'known';
    }
  | {
      kind: 'paper';
      seq: number;
      of:
        | 'missing'
        | 'added'
        | 'seat'
        | 'number'
        | 'date'
        | 'scanned'
        | 'by'
        | 'confirmed'
        | 'handed'
        | 'taken'
        | 'void';
    }
  | { kind: 'result' | 'counts' | 'room'; point: number }
  /** A point that was added, as the portal tells it and as its entry does; and the order of all. */
  | { kind: 'point'; point: number; of: 'missing' | 'added' | 'place' | 'name' | 'text' | 'files' | 'rule' | 'agenda' }
  | { kind: 'order' }
  /** A part of the ledger that is not signed by the portal it was written in, or says more than it may. */
  | { kind: 'key'; seq: number; why: 'signature' | 'entry' | 'place' | 'open' }
  | { kind: 'odd'; seq: number; why: Odd };

/** Findings of the whole vote, which name no seat, point or entry. */
const ofWhole: Readonly<Record<string, string>> = {
  attendance: 'attendance differs',
  reason: 'reason differs',
  prolonged: 'prolonging differs',
  withoutSecond: 'withoutSecond differ',
  byOthers: 'byOthers differ',
  order: 'order of points differs',
};

/** The finding in a few words, the same that the offline scripts say. */
export function nameOf(f: Finding): string {
  switch (f.kind) {
    case 'truncated':
      return `truncated at ${f.at}, head says ${f.head}`;
    case 'answer':
      return `answer of seat ${f.seat} to point ${f.point} differs from the ledger`;
    case 'cast':
    case 'channel':
    case 'by':
    case 'at':
      return `${f.kind} of seat ${f.seat} to point ${f.point} differs`;
    case 'result':
      return `result of point ${f.point} differs`;
    case 'room':
      return `room of point ${f.point} differs`;
    case 'counts':
      return `counts of point ${f.point} differ`;
    case 'owners':
      return `owners of seat ${f.seat} differ from the fingerprint`;
    case 'closed':
      return `owners of seat ${f.seat} cannot be opened`;
    case 'erased':
      return `owners of seat ${f.seat} were erased`;
    case 'units':
    case 'share':
    case 'voters':
    case 'objections':
      return `${f.kind} of seat ${f.seat} differ`;
    case 'end':
      return `end ${f.why}`;
    case 'time':
      return `time ${f.of} differs`;
    case 'change':
      return `change seq ${f.seq}: ${f.of}`;
    case 'point':
      return `point ${f.point}: ${f.of}`;
    case 'paper':
      return `paper seq ${f.seq}: ${f.of}`;
    case 'key':
    case 'odd':
      return `${f.kind} seq ${f.seq}: ${f.why}`;
    default:
      return 'seq' in f ? `${f.kind} seq ${f.seq}` : (ofWhole[f.kind] ?? f.kind);
  }
}
