import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import type { BucketTarget } from '#server/base/start/config.ts';

const program = fileURLToPath(new URL('../../../node_modules/s3rver/bin/s3rver.js', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** A server that speaks S3, in a process of its own, with one empty bucket; it can be stopped and started again. */
export class Bucket {
  readonly target: BucketTarget;
  readonly folder: string;
  private process: ChildProcess | undefined;
  private constructor(folder: string, port: number) {
    this.folder = folder;
    const endpoint = `http://127.0.0.1:${port}`;
    this.target = { endpoint, bucket: 'pavlac', key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' };
  }

  static async open(): Promise<Bucket> {
    const bucket = new Bucket(await mkdtemp(join(tmpdir(), 'pavlac-bucket-')), await freePort());
    await bucket.start();
    return bucket;
  }

  async start(): Promise<void> {
    const { port } = new URL(this.target.endpoint);
    const options = ['-a', '127.0.0.1', '-p', port, '-d', this.folder, '--silent', '--configure-bucket', 'pavlac'];
    this.process = spawn(process.execPath, [program, ...options], { stdio: 'ignore' });
    await vi.waitFor(() => fetch(this.target.endpoint, { signal: AbortSignal.timeout(1000) }), {
      timeout: 20_000,
      interval: 100,
    });
  }

  async stop(): Promise<void> {
    const { process: child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
