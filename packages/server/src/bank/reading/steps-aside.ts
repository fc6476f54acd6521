import type { ColumnMapping, ReadingAs } from '#contract/bank/schema-statement.ts';
import { Refused } from '#contract/refusals.ts';
import { anAside, ReaderDied } from '../../base/reading/reading-aside.ts';
import type { Read } from './steps.ts';
import type { WhyNot } from './steps-unreadable.ts';

export type Asked = { bytes: Uint8Array; as: ReadingAs; known: readonly ColumnMapping[] };
export type Told = { told: { read: Read } | { whyNot: WhyNot }; memory: number };

/** Milliseconds of work on one statement; twenty thousand movements take two thousand. */
const patience = 6000;
/** Megabytes for what a file of fifty thousand movements is made into. */
const heap = 160;

/** Reads statements in a process of its own, so that nobody else waits for it. */
export function aStatementReader(most = patience) {
  const aside = anAside<Asked, Told>(new URL('./steps-child.ts', import.meta.url), { heap, patience: most });
  return {
    end: aside.end,
    async read(bytes: Buffer, { charset, reversals }: ReadingAs, known: readonly ColumnMapping[]): Promise<Read> {
      const { told } = await aside.ask({ bytes, as: { charset, reversals }, known }).catch((error: unknown) => {
        if (error instanceof ReaderDied) throw new Refused('BANK.ERRORS.READER', { cause: error });
        throw error;
      });
      if ('read' in told) return told.read;
      const { key, ...details } = told.whyNot;
      throw new Refused(key, details);
    },
  };
}

export const statementReader = aStatementReader();
