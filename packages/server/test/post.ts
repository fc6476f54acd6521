import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { asRead } from './reading.ts';

/** A mail as whoever gets it reads it; fixed spaces are in `raw`. */
export type Mail = {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Links of the HTML, the button first; without whom they are for. */
  links: string[];
  /** What came along. */
  files: { name: string; type: string; bytes: Buffer }[];
  /** Where the button leads, whole. */
  button: string | undefined;
  raw: Buffer;
  at: Date;
};

/** What the server does at each point; a thrown `Refusal` is its answer. */
export type Behaviour = {
  recipient?: (address: string) => unknown;
  /** Everything is in; refusing here means it was not accepted. */
  data?: (mail: Mail) => unknown;
  /** Accepted and kept; the client has not been told yet. */
  accepted?: (mail: Mail) => unknown;
};

/** The answer of a server that does not take it: 4xx for now, 5xx for ever. */
export class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, sentence: string) {
    super(sentence);
    this.responseCode = responseCode;
  }
}

export type Post = {
  /** For PAVLAC_SMTP_URL. */
  url: string;
  port: number;
  /** What was accepted, oldest first. */
  mails: Mail[];
  behaviour: Behaviour;
  /** Waits for a mail to the address (the newest one there is, or the first that comes). */
  mailTo(address: string, patience?: number): Promise<Mail>;
  close(): Promise<void>;
};

export async function readMail(raw: Buffer, to: string): Promise<Mail> {
  const mail = await PostalMime.parse(raw);
  const html = mail.html ?? '';
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => (href as string).replaceAll('&amp;', '&'));
  return {
    to,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: asRead(mail.text ?? ''),
    html: asRead(html),
    messageId: mail.messageId ?? '',
    files: mail.attachments.map(({ filename, mimeType, content }) => ({
      ...{ name: filename ?? '', type: mimeType },
      bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
    })),
    links: hrefs.map((href) => href.split('#pro=')[0] as string),
    button: hrefs[0],
    raw,
    at: new Date(),
  };
}

/** A real SMTP server on a free port of this machine, or on a port that is free again. */
export async function aPost(behaviour: Behaviour = {}, port = 0): Promise<Post> {
  const mails: Mail[] = [];
  const post = { mails, behaviour };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo(address, _session, done) {
      Promise.resolve(post.behaviour.recipient?.(address.address)).then(() => done(), done);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const take = async () => {
        const mail = await readMail(Buffer.concat(chunks), session.envelope.rcptTo[0]?.address ?? '');
        await post.behaviour.data?.(mail);
        mails.push(mail);
        await post.behaviour.accepted?.(mail);
      };
      stream.on('end', () => void take().then(() => done(), done));
    },
  });
  // Portals that a test kills break their connections.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = server.server.address() as { port: number };
  return Object.assign(post, {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    async mailTo(to: string, patience = 10_000): Promise<Mail> {
      for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
        const found = mails.findLast((m) => m.to === to);
        if (found) return found;
      }
      throw new Error(`No mail to ${to} came; there are: ${mails.map((m) => m.to).join(', ') || 'none'}`);
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  });
}
