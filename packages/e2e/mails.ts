import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mail, readMail } from '../server/test/post.ts';

/** The folder of mails that the portal on this port has sent. */
export function mailFolder(port: string): string {
  const folder = join(tmpdir(), `pavlac-e2e-mails-${port}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const namesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.eml'));

export type Mailbox = (address: string, about?: RegExp) => Promise<Mail | undefined>;

/** Mails that come from now on: each call answers the newest one to the address that was not answered before. */
export function openMailbox(port: string): Mailbox {
  const folder = mailFolder(port);
  const read = new Set(namesIn(folder));
  // Walks beside this one may write a hundred mails to the same person: each is taken apart once.
  const known = new Map<string, Mail>();
  return async (address, about) => {
    for (const name of namesIn(folder).sort().reverse()) {
      if (read.has(name)) continue;
      let mail = known.get(name);
      if (!mail) {
        const bytes = readFileSync(join(folder, name));
        const end = bytes.indexOf('\r\n');
        const to = bytes.subarray('X-To: '.length, end).toString();
        mail = await readMail(bytes.subarray(end + 2), to);
        if (end > 0) known.set(name, mail);
      }
      if (mail.to !== address) continue;
      if (about && !about.test(mail.subject)) continue;
      read.add(name);
      return mail;
    }
    return undefined;
  };
}
