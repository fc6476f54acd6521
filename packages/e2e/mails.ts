import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Mail, readMail } from '../server/test/post.ts';

/** The folder of mails that the portal on this port has sent. */
export function mailFolder(port: string): string {
  const folder = join(tmpdir(), `pavlac-e2e-mails-${port}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What a file of a mail is called, after its number: only those to one address are ever opened. */
export const endOf = (address: string): string => ` ${encodeURIComponent(address)}.eml`;

const namesTo = (folder: string, address: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(endOf(address)))
    .sort();

/** Mails that come from now on: each call answers the newest one to the address that was not answered before. */
export class Mailbox {
  private readonly folder: string;
  private readonly read: Set<string>;

  constructor(port: string) {
    this.folder = mailFolder(port);
    this.read = new Set(readdirSync(this.folder));
  }

  /** Waits for it; `about` names the subject. */
  async wait(address: string, about?: RegExp, patience = 60_000): Promise<Mail> {
    for (const until = Date.now() + patience; Date.now() < until; await sleep(25)) {
      const mail = await this.newest(address, about);
      if (mail) return mail;
    }
    throw new Error(`no mail to ${address}${about ? ` about ${about}` : ''}`);
  }

  private async newest(address: string, about?: RegExp): Promise<Mail | undefined> {
    for (const name of namesTo(this.folder, address).reverse()) {
      if (this.read.has(name)) continue;
      const mail = await readMail(readFileSync(join(this.folder, name)), address);
      if (about && !about.test(mail.subject)) continue;
      this.read.add(name);
      return mail;
    }
    return undefined;
  }
}
