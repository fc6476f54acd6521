import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { SmtpTarget } from '../start/config.ts';

export type Letter = {
  from: string;
  to: string;
  messageId: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: string | Buffer }[];
};

/** `refused` is for ever, `delayed` was surely not accepted, `unknown` may have been. */
export type Outcome = { kind: 'accepted' | 'refused' | 'delayed' | 'unknown'; reply: string };

export type Smtp = {
  /** `beforeEnd` runs when everything but the closing dot has gone out; when it throws, the dot never goes. */
  send(letter: Letter, beforeEnd: () => Promise<void>): Promise<Outcome>;
  close(): void;
};

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 5 * 60_000 };
export const mostConnections = 5;

type Failure = { command?: string; responseCode?: number; response?: string; code?: string; message?: string };

function outcomeOf(error: Failure, handed: boolean): Outcome {
  const reply = error.response ?? [error.code, error.message].filter(Boolean).join(': ');
  const code = error.responseCode;
  // Refusals of the connection, sign-in or sender are the installation's fault, not this mail's.
  const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA';
  if (code && code >= 500 && isAboutMail) return { kind: 'refused', reply };
  // Closing down (421) says nothing about what it has already got.
  if (handed && (!code || code === 421)) return { kind: 'unknown', reply };
  return { kind: 'delayed', reply };
}

async function* upToTheEnd(whole: AsyncIterable<Buffer>, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* whole;
  await beforeEnd();
}

/** Connections to the SMTP server, opened when first needed. */
export function openSmtp({ host, port, secure, user, password }: SmtpTarget): Smtp {
  const isLocal = loopback.test(host);
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    // A password never travels in plain beyond this machine; on it, certificates are mostly home-made.
    requireTLS: !secure && !isLocal && user !== undefined,
    ignoreTLS: isLocal,
    maxConnections: mostConnections,
    // The library would hand over again on its own; who may repeat is decided by the outbox alone.
    maxRequeues: 0,
    idleTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience,
  });
  transport.use('stream', (mail, done) => {
    const { beforeEnd } = mail.data as unknown as { beforeEnd: () => Promise<void> };
    mail.message.processFunc((input) =>
      Readable.from(upToTheEnd(input as AsyncIterable<Buffer>, beforeEnd), { objectMode: false }),
    );
    done();
  });
  return {
    async send(letter, beforeEnd) {
      let handed = false;
      const mark = async () => {
        await beforeEnd();
        handed = true;
      };
      const own = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      const headers = { ...own, ...letter.headers };
      try {
        const told = await transport.sendMail({ ...letter, headers, beforeEnd: mark } as Letter);
        return { kind: 'accepted', reply: told.response };
      } catch (error) {
        return outcomeOf(error as Failure, handed);
      }
    },
    close: () => transport.close(),
  };
}
