import { mostMemory } from '../../base/reading/reading-limits.ts';
import { watchMemory } from '../../base/reading/reading-modesty.ts';
import { readStatements } from './steps.ts';
import type { Asked, Told } from './steps-aside.ts';
import { Unreadable } from './steps-unreadable.ts';

const million = 1024 * 1024;

function told({ bytes, as, known }: Asked): Told['told'] {
  try {
    return { read: readStatements(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), as, known) };
  } catch (error) {
    return { whyNot: error instanceof Unreadable ? error.why : { key: 'BANK.ERRORS.NOT_STATEMENT' } };
  }
}

// It does not step back behind others, as readers of texts do: somebody waits for the answer.
watchMemory(mostMemory);
process.on('message', (asked: Asked) => {
  const answer = told(asked);
  process.send?.({ told: answer, memory: Math.round(process.memoryUsage.rss() / million) } satisfies Told);
});
process.on('disconnect', () => process.exit());
