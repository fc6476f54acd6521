import { spawn } from 'node:child_process';

// Waits for the end of its input, which the kernel closes however the portal ends. The pid file is asked again, so that
// a number which meanwhile belongs to another process is left alone.
const script = `
while read -r _; do :; done
read -r noted <"$2/postmaster.pid" && [ "$noted" = "$1" ] || exit 0
kill -INT "$1"
left=120
while kill -0 "$1" 2>/dev/null && [ "$left" -gt 0 ]; do sleep 0.5; left=$((left - 1)); done
[ "$left" -gt 0 ] || kill -QUIT "$1"
`;

/** A shell that outlives a killed portal just long enough to stop its PostgreSQL in order. Answers how to dismiss it. */
export function watchOver(pid: number, database: string): () => void {
  if (process.platform === 'win32') return () => undefined;
  let dismissed = false;
  const begin = () => {
    const watch = spawn('sh', ['-c', script, 'pavlac-watch', String(pid), database], {
      ...{ cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
    });
    watch.unref();
    if (watch.stdin && 'unref' in watch.stdin && typeof watch.stdin.unref === 'function') watch.stdin.unref();
    watch.on('error', () => undefined);
    watch.on('exit', () => {
      if (!dismissed) current = begin();
    });
    return watch;
  };
  let current = begin();
  return () => {
    dismissed = true;
    current.kill('SIGKILL');
  };
}
