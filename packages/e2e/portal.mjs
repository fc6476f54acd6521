// One portal with its own throwaway data and its own SMTP server, which keeps every mail as a file for the journeys.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { aPost } from '../server/test/post.ts';
import { endOf, mailFolder } from './mails.ts';
import { dataNote } from './rows.ts';

const data = mkdtempSync(join(tmpdir(), 'pavlac-e2e-'));
const mails = mailFolder(process.env.PORT);
const note = dataNote(process.env.PORT);
writeFileSync(note, data);
// A run that was killed leaves its mails behind.
for (const name of readdirSync(mails)) rmSync(join(mails, name));
const begun = Date.now();
let count = 0;
const post = await aPost({
  accepted(mail) {
    const name = join(mails, `${begun}-${String(++count).padStart(6, '0')}`);
    // Named only when it is whole.
    writeFileSync(`${name}.part`, mail.raw);
    renameSync(`${name}.part`, `${name}${endOf(mail.to)}`);
  },
});
const resolving = new URL('../server/src/base/start/resolving.ts', import.meta.url).href;
const portal = spawn(process.execPath, ['--import', resolving, process.argv[2]], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PAVLAC_DATA: data,
    PAVLAC_SMTP_URL: post.url,
    PAVLAC_MAIL_FROM: 'Pavlač <pavlac@dum.example>',
  },
});
// The run tells what the portal warned of, but for what the walks ask for or a busy machine brings.
createInterface({ input: portal.stdout }).on('line', (line) => {
  if (line.startsWith('{') && !/"msg":"(security|slow statement)"/.test(line)) console.error(line);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => portal.kill(signal));
portal.on('exit', (code) => {
  for (const folder of [data, mails, note]) rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
