import type { Asked, Reading, Told } from './reading.ts';
import { mostMemory } from './reading-limits.ts';
import { stepBack, watchMemory } from './reading-modesty.ts';
import { readOffice } from './reading-office.ts';
import { readPlain } from './reading-plain.ts';
import { clean, piecesOf, wordsIn } from './reading-words.ts';

const million = 1024 * 1024;

async function readingOf(asked: Asked): Promise<Reading> {
  if (asked.as === 'text') return readPlain(asked);
  if (asked.as !== 'pdf') return readOffice(asked);
  // Its code is large: who has no papers to read need not load it.
  const { readPdf } = await import('./reading-pdf.ts');
  return readPdf(asked);
}

async function told(asked: Asked): Promise<Reading> {
  const reading = await readingOf(asked);
  if (reading.state !== 'read' || !asked.words) return reading;
  const texts = piecesOf(reading.texts);
  const bare = reading.texts.flatMap(({ page, text }) => (page !== null && clean(text) === '' ? [page] : []));
  return { ...reading, texts, words: wordsIn(texts), bare };
}

stepBack();
watchMemory(mostMemory);
process.on('message', (asked: Asked) => {
  void told(asked)
    // Whatever a parser stumbles over is a file that cannot be read.
    .catch((): Reading => ({ state: 'broken' }))
    .then((reading) => {
      const memory = Math.round(process.memoryUsage.rss() / million);
      process.send?.({ reading, memory } satisfies Told);
    });
});
process.on('disconnect', () => process.exit());
