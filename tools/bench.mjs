// How fast the portal is on this computer, in ratios; `npm run bench -- --check` fails below the goals.
import { findBrowser } from './browser.mjs';
import { buildInterface } from './interface.mjs';
import { at, environment, pinnedNode, run } from './run.mjs';
import { setUp } from './setup.mjs';

const asked = process.argv.slice(2);
await setUp();
// The printing of tickets, a long board, scans, files, a whole country and money ask no browser.
const isWithout = [
  '--tickets',
  '--growth',
  '--scans',
  'scans',
  '--files',
  'files',
  '--country',
  'country',
  'accounts',
  'bank',
  'cashdesk',
  'prescriptions',
].some((part) => asked.includes(part));
const browser = isWithout ? undefined : await findBrowser();
if (browser) await buildInterface();
const env = environment({ CHROMIUM: browser ?? '' });
process.exit(await run(pinnedNode(), [at('packages', 'server', 'bench', 'bench.ts'), ...asked], { env }));
