// How fast the portal is on this computer, in ratios; `npm run bench -- --check` fails below the goals.
import { at, pinnedNode, run } from './run.mjs';
import { setUp } from './setup.mjs';

await setUp();
process.exit(await run(pinnedNode(), [at('packages', 'server', 'bench', 'bench.ts'), ...process.argv.slice(2)]));
