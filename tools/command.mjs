// `npm run backup` and its kin: the portal's own commands under the runtime that the project pins.
import { at, pinnedNode, resolving, run } from './run.mjs';
import { setUp } from './setup.mjs';

// Ctrl+C reaches the command too, which ends in order; we wait for it.
for (const name of ['SIGINT', 'SIGHUP']) process.on(name, () => undefined);
await setUp();
const command = at('packages', 'server', 'src', 'command.ts');
process.exit(await run(pinnedNode(), [...resolving(), command, ...process.argv.slice(2)]));
