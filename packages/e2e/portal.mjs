// One portal with its own throwaway data; the folder goes with it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const data = mkdtempSync(join(tmpdir(), 'pavlac-e2e-'));
const portal = spawn(process.execPath, [process.argv[2]], {
  stdio: 'inherit',
  env: { ...process.env, PAVLAC_DATA: data },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => portal.kill(signal));
portal.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 1);
});
