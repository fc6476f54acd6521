import type { OfficeRole } from './schema-words.ts';

/** Somebody of the meeting; who is nobody of the house has a name alone. */
export type Officer = { id: number | null; name: string };

/** How many seats, and with what share, were in the room since that moment. */
export type RoomState = { at: string; share: string; seats: number };
/** A change of the room between two closings. */
export type RoomTurn = RoomState & {
  /** Whose departure alone it was; empty otherwise. */
  left: string;
  /** The room could decide before it and cannot since. */
  lost: boolean;
};

export type KnownPoint = {
  key: string;
  label: string;
  name: string;
  kind: 'information' | 'resolution' | 'election';
  /** As it was voted on, plain; of what was not voted on its proposal. */
  wording: string;
  voteId: number | null;
  /** Added after the invitation went, and no counter-proposal. */
  isOff: boolean;
  /** Whose counter-proposal it is: the label of the other point. */
  counterTo: string | null;
  /** As members had them written down. */
  objections: readonly { who: string; text: string }[];
  note: string;
  outcome: null | {
    passed: boolean;
    /** Enough of the house was in the room when it closed. */
    quorate: boolean;
    closedAt: string | null;
    /** Exact shares, JSON text; `of` is what percents are of. */
    agree: string;
    notAgree: string;
    noVote: string;
    of: string;
    isOfPresent: boolean;
    present: string | null;
    /** Everybody of the list was there and agreed. */
    unanimous: boolean;
  };
};

/** Everything that the portal knows of one meeting. */
export type Known = {
  meeting: { name: string; start: string; end: string; address: string };
  /** When the invitation went, how many full days before, and how many it takes. */
  notice: null | { sentAt: string; full: number; days: number; isShort: boolean };
  /** How many seats it reached by each way; null where nobody follows that. */
  delivery: null | { mailed: number; onPaper: number; missed: number };
  begunAt: string | null;
  endedAt: string | null;
  officers: Record<Exclude<OfficeRole, 'verifier'>, Officer | null> & { verifiers: readonly Officer[] };
  /** Null where nobody wrote the attendance down. */
  room: null | { base: string; seats: number; opening: RoomState & { byPower: number }; turns: readonly RoomTurn[] };
  proof: 'sheet' | 'confirmed' | 'none' | null;
  points: readonly KnownPoint[];
  powers: number;
  votes: number;
};
