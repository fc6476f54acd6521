import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type At as Reading, readings, until, worst } from './tickets.ts';
import { ask } from './votes.ts';

/** How publishing to everybody fared, and the reading of others while the mails went out. */
export type Mailing = {
  publish: number;
  mails: number;
  seconds: number;
  alone: number;
  meanwhile: number;
  /** Processor milliseconds of portal and database a mail, while nobody reads. */
  each: number;
};

const quiet = 10_000;
const patience = 5 * 60_000;

/** The least that an SMTP server may be: it takes everything and counts. What it costs must not be the portal's. */
export async function aSink() {
  let taken = 0;
  const server = createServer((socket) => {
    let text = '';
    let inData = false;
    socket.on('error', () => undefined);
    socket.write('220 sink\r\n');
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      for (;;) {
        const end = inData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) taken += 1;
        const isData = !inData && /^data/i.test(line);
        const isEnd = !inData && /^quit/i.test(line);
        inData = isData;
        socket.write(isData ? '354 go on\r\n' : isEnd ? '221 bye\r\n' : '250 ok\r\n');
        if (isEnd) socket.end();
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, taken: () => taken, close: () => server.close() };
}
export type Sink = Awaited<ReturnType<typeof aSink>>;

/** How many mails came above those that had; over when nothing more has come for a while. */
async function allTaken(sink: Sink, had: number): Promise<number> {
  const began = performance.now();
  let came = 0;
  for (let same = 0; same < 4 && performance.now() - began < patience; await sleep(250)) {
    same = sink.taken() - had === came && came > 0 ? same + 1 : 0;
    came = sink.taken() - had;
  }
  return came;
}

/** A message is published to everybody in the house while others read a list; before and after it they read alone. */
export async function measureMails(at: Reading, sink: Sink, taken: () => number): Promise<Mailing> {
  const message = {
    title: 'Odstávka vody',
    description: `<p>${'Ve středu neteče od osmi do dvou voda. '.repeat(40)}</p>`,
  };
  const spent = taken();
  await ask(at, 'POST', '/api/v2/message', message);
  const unread = await allTaken(sink, 0);
  const each = ((taken() - spent) * 1000) / unread;
  await readings(at, until(Date.now() + quiet / 4));
  const before = await readings(at, until(Date.now() + quiet));
  const began = performance.now();
  await ask(at, 'POST', '/api/v2/message', message);
  const publish = performance.now() - began;
  let over = false;
  const watched = allTaken(sink, unread).finally(() => {
    over = true;
  });
  const meanwhile = await readings(at, () => over);
  const mails = await watched;
  const seconds = (performance.now() - began) / 1000 - 1;
  const after = await readings(at, until(Date.now() + quiet));
  return { publish, mails, seconds, each, alone: worst([...before, ...after]), meanwhile: worst(meanwhile) };
}
