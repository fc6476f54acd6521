import { type Aside, anAside } from './reading-aside.ts';
import { longest } from './reading-limits.ts';

/** How a file is read. */
export type ReadAs = 'pdf' | 'docx' | 'xlsx' | 'odt' | 'ods' | 'text';
export type Asked = {
  path: string;
  as: ReadAs;
  mostText?: number;
  mostPages?: number;
  /** For the search: texts are cleaned and cut into pieces, and their words are told. */
  words?: boolean;
};
/** A page of a paper by its number from 1; what has no pages comes in one piece without a number. */
export type Page = { page: number | null; text: string };
/** Each word once, with the place of the first text that holds it. */
export type Words = { words: string[]; firsts: number[] };
export type Reading =
  /** `pages` of a paper that it has; more than were read, when it is cut. `bare` are those without a text, told with words. */
  | { state: 'read'; texts: Page[]; pages: number | null; isCut: boolean; words?: Words; bare?: number[] }
  /** It asks for a password, it is not what it is called, or it would unpack to more than is borne. */
  | { state: 'locked' | 'broken' | 'tooLarge' };

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';
const known: Readonly<Record<string, ReadAs>> = {
  'application/pdf': 'pdf',
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${open}.text`]: 'odt',
  [`${open}.spreadsheet`]: 'ods',
  'text/plain': 'text',
  'text/csv': 'text',
};
/** How bytes of this type are read; null when there is no text to be had of them. */
export const readAs = (type: string): ReadAs | null => known[type] ?? null;
/** Types that are read. */
export const readTypes: readonly string[] = Object.keys(known);

/** What the reader says of a file, with the memory that it holds afterwards, in megabytes. */
export type Told = { reading: Reading; memory: number };

/** Megabytes for what the reader makes of a file, in its process. */
const heap = 120;

export type Reader = { read(asked: Asked): Promise<Reading>; end(): void };

/** Reads one file after another in a process that comes with the first one and ends when it idles. */
export function aReader({ patience = longest }: { patience?: number } = {}): Reader {
  const aside: Aside<Asked, Told> = anAside(new URL('./reading-child.ts', import.meta.url), { heap, patience });
  return { read: async (asked) => (await aside.ask(asked)).reading, end: aside.end };
}

const theReader = aReader();

/**
 * Reads the text of a file on the local disk; one at a time in this process, behind everything else. `ReaderDied` when the
 * file was more than the reader bears.
 */
export const readText = (asked: Asked): Promise<Reading> => theReader.read(asked);
