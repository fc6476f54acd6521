import { readFile } from 'node:fs/promises';
import type { CutAsked, CutTold } from './cutting.ts';
import { type Opened, openPaper } from './cutting-pdf.ts';
import { mostCutMemory } from './reading-limits.ts';
import { stepBack, watchMemory } from './reading-modesty.ts';

let cut: Opened['cut'];

async function told(asked: CutAsked): Promise<CutTold> {
  if ('cut' in asked) return cut ? cut(asked.cut) : { state: 'broken' };
  const opened = await openPaper(await readFile(asked.path), asked.mostPages);
  cut = opened.cut;
  return opened.told;
}

stepBack();
watchMemory(mostCutMemory);
process.on('message', (asked: CutAsked) => {
  void told(asked)
    // Whatever a parser stumbles over is a paper that cannot be cut.
    .catch((): CutTold => ({ state: 'broken' }))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
