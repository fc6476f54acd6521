import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { allocator, heapFlags } from './heap.mjs';
import { buildInterface, hasInterface } from './interface.mjs';
import { at, environment, pinnedNode, resolving, root } from './run.mjs';
import { setUp } from './setup.mjs';

const echo = 1_000;

/** Hands the ending on once: Ctrl+C reaches both npm and this process, and npm repeats what it gets. */
function passSignals(child) {
  let last = 0;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (Date.now() - last > echo) child.kill(name === 'SIGHUP' ? 'SIGTERM' : name);
      last = Date.now();
    });
  }
}

await setUp();
if (hasInterface()) await buildInterface();
const main = at('packages', 'server', 'src', 'main.ts');
const server = spawn(pinnedNode(), [...heapFlags(), ...resolving(), main, ...process.argv.slice(2)], {
  cwd: root,
  env: environment(allocator()),
  stdio: 'inherit',
  detached: true, // out of the terminal's group, so that Ctrl+C comes through us, and once
});
passSignals(server);
server.on('error', (error) => {
  console.error(String(error));
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
