import { startEmbedded } from '../../src/base/embedded/embedded.ts';
import { StartRefused } from '../../src/base/process/refuse-start.ts';

const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);

try {
  const { stop, ...up } = await startEmbedded({ dataDir: process.argv[2] ?? '', log: () => undefined });
  const alive = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(alive);
    void stop();
  });
  say({ up });
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  say({ refused: error.message });
}
