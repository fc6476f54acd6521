import { stepBack, watchMemory } from '../reading/reading-modesty.ts';
import type { Scan, ScanAsked, ScanTold } from './scanning.ts';
import { lettersOn } from './scanning-letters.ts';
import { mostOnScan, mostScanMemory } from './scanning-limits.ts';

async function scanOf({ path, as, page }: ScanAsked): Promise<Scan> {
  const { drawn } = as === 'pdf' ? await import('./scanning-pdf.ts') : await import('./scanning-picture.ts');
  const dots = await drawn(path, page);
  if (typeof dots === 'string') return { state: dots };
  return { state: 'read', text: (await lettersOn(dots)).slice(0, mostOnScan) };
}

stepBack();
watchMemory(mostScanMemory);
process.on('message', (asked: ScanAsked) => {
  void scanOf(asked)
    // Whatever a parser stumbles over is a page that cannot be read.
    .catch((): Scan => ({ state: 'broken' }))
    .then((scan) => {
      const peak = Math.round(process.resourceUsage().maxRSS / 1024);
      process.send?.({ scan, peak } satisfies ScanTold);
    });
});
process.on('disconnect', () => process.exit());
