import type { Placed } from './pdf-placed.ts';

/** What a printed document is written with: plain data, so that it can be handed to the thread that draws it. */
export type Block =
  | { kind: 'heading'; text: string; level: 1 | 2 | 3 }
  | { kind: 'text'; text: string; tone?: 'plain' | 'strong' | 'quiet' | 'code' }
  /** A stored rich text; only what `sanitised` left of it is understood. */
  | { kind: 'rich'; html: string }
  /** Names and values, one under another. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  /** The head stands again on every page; `numbers` are columns set to the right, `widths` parts of the line. */
  | {
      kind: 'table';
      head: readonly string[];
      rows: readonly (readonly string[])[];
      widths?: readonly number[];
      numbers?: readonly number[];
      /** Rows high enough to be signed by hand. */
      toSign?: boolean;
    }
  /** Squares to be crossed by hand, in one line; behind what they answer, where that is said. */
  | { kind: 'boxes'; labels: readonly string[]; after?: string }
  /** A code for a phone, drawn in vectors, with what stands beside it. */
  | { kind: 'qr'; text: string; mm: number; beside: readonly Block[] }
  /** Lines to be written on by hand, the words below them. */
  | { kind: 'signatures'; lines: readonly string[] }
  /** An address where an envelope of a third of the page has its window; what comes after it begins under it. */
  | { kind: 'window'; lines: readonly string[] }
  | { kind: 'rule' }
  | { kind: 'space'; mm: number }
  /** JPEGs two in a line, what they are below them. */
  | { kind: 'pictures'; pictures: readonly { bytes: Uint8Array; caption: string }[] }
  /** Words read from afar, `size` in points; alarming ones stand in a filled field. */
  | { kind: 'headline'; text: string; size: number; look: 'title' | 'plain' | 'alarm' }
  /** The blocks with plain and rich text of another size in points. */
  | { kind: 'sized'; size: number; blocks: readonly Block[] }
  /** The blocks with less space between them and letters as large. */
  | { kind: 'tight'; blocks: readonly Block[] }
  /** All of a page that lies on its side, each thing at its place. */
  | { kind: 'placed'; items: readonly Placed[] }
  /** Kept on one page as long as it fits on one. */
  | { kind: 'together'; blocks: readonly Block[] };

/** Whose paper it is. */
export type Letterhead = {
  name: string;
  address: string;
  /** With its label, as "IČO 123". */
  companyNumber: string;
  /** PNG or JPEG. */
  logo?: Uint8Array;
};

/** Blocks that begin on a page of their own and count their pages for themselves: one letter, one ticket. */
export type Sheet = {
  blocks: readonly Block[];
  /** What stands at the foot of each page, beside the number of the page. */
  foot: string;
  /** The same said ever more briefly: of all, the first that fits on one page is drawn, else the last. */
  shorter?: readonly (readonly Block[])[];
  /** What stands at the lower edge of each page, above the foot, and how high it is. */
  bottom?: { blocks: readonly Block[]; mm: number };
};

/** Wide ones lie on their side and have neither letterhead nor foot. */
export type PaperSize = 'A4' | 'A5' | 'A4 wide' | 'A3 wide';

/** What is known of the document before its first sheet. */
export type Printed = {
  lang: 'cs' | 'en';
  title: string;
  subject?: string;
  /** A4 without it; A5 is the same page drawn smaller, A3 drawn larger. */
  paper?: PaperSize;
  at: Date;
  letterhead: Letterhead;
  /** Each page says that it is of a demonstration. */
  isSample?: boolean;
  /** The same said for programs: it makes the document a PDF/A-3 that carries it as its alternative. */
  inside?: { name: string; type: string; bytes: Uint8Array };
};
