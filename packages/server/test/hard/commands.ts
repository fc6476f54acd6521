import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { resolving } from './real-portal.ts';

const command = fileURLToPath(new URL('../../src/command.ts', import.meta.url));
type Ended = { code: number; said: string };

/** One of the commands of whoever runs the portal, over this data folder unless the settings name a database. */
export function give(dataDir: string, args: string[], settings: Record<string, string> = {}, shell = 'exec "$@"') {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, INIT_CWD: ___, ...outer } = process.env;
  const child: ChildProcess = spawn(
    'bash',
    ['-c', shell, 'command', process.execPath, ...resolving, command, ...args],
    {
      cwd: '/',
      env: { ...outer, PAVLAC_DATA: dataDir, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said.push(String(bytes)));
  const ended = once(child, 'close').then(
    ([code]): Ended => ({ code: (code as number | null) ?? -1, said: said.join('') }),
  );
  return { process: child, ended };
}
