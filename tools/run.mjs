import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const at = (...path) => join(root, ...path);

/** The runtime that the project pins; whoever starts these tools may bring an older one. */
export function pinnedNode() {
  const own = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(own) ? own : process.execPath;
}

/** Flags of the runtime by which the portal and its commands are loaded in half of the time. */
export const resolving = () => [
  '--import',
  pathToFileURL(at('packages', 'server', 'src', 'base', 'start', 'resolving.ts')).href,
];

export function environment(extra = {}) {
  return { ...process.env, PATH: `${at('node_modules', '.bin')}${delimiter}${process.env.PATH}`, ...extra };
}

/** Runs a program to its end with our output and answers its exit code; a signal counts as 1. */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: environment(), ...options });
    child.on('error', (error) => {
      console.error(String(error));
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program to its end as `run` does, but says what it said only then: for what runs beside others. */
export function runAside(file, args, extraEnv = {}) {
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment(extraEnv) });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    const end = (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code);
    };
    child.on('error', (error) => {
      said.push(Buffer.from(`${error}\n`));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs the command of an installed package under the pinned runtime. */
export function runTool(script, args, extraEnv = {}) {
  return run(pinnedNode(), [at('node_modules', ...script.split('/')), ...args], { env: environment(extraEnv) });
}

/** Seconds of the processor that this process and all its ended children took; null where the system does not say. */
export function processorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    // utime, stime, cutime, cstime in hundredths of a second (proc_pid_stat(5), fields 14 to 17).
    return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / 100;
  } catch {
    return null;
  }
}
