import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, inject } from 'vitest';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { aPost, type Post } from '../post.ts';
import { ask } from './portal-process.ts';
import { addressIn, endReal, type RealPortal, signIn, startReal } from './real-portal.ts';
import { aWarmDatabase } from './warm.ts';

/** The job runs once a minute. */
export const aMinute = { timeout: 150_000, interval: 250 };
export const owners = 1000;
export const published = { title: 'Odstávka vody', description: `<p>${'Ve středu neteče voda. '.repeat(80)}</p>` };

let made = 0;

/** What tests of mails to a thousand people share: for each a database with the sample, and a server that takes its mails. */
export function aTold() {
  let folder: string;
  let database: string;
  let settings: Record<string, string>;
  let post: Post;
  let started: RealPortal[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pavlac-messages-'));
    database = `messages_${process.pid}_${++made}`;
    settings = await aWarmDatabase(database, folder);
    post = await aPost();
    started = [];
  });
  afterEach(async () => {
    for (const portal of started) await endReal(portal, 'SIGKILL');
    await post.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const rows = <Row extends object>(sql: string) =>
    ask<Row & Record<string, unknown>>(atDatabase(inject('superUrl'), database), sql);
  return {
    rows,
    count: async (from: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n,
    post: () => post,
    database: () => database,
    /** One more portal on the one database and the one folder of files. */
    async start(): Promise<RealPortal> {
      const portal = await startReal(folder, {
        ...settings,
        PAVLAC_SMTP_URL: post.url,
        PAVLAC_MAIL_FROM: 'Pavlač <pavlac@dum.example>',
      });
      started.push(portal);
      return portal;
    },
    /** Neighbours of the sample house who can be mailed. */
    moveIn: (svjId: number) =>
      rows(`with new as (
      insert into member (svj_id, kind, first_name, last_name, role, name_key)
      select ${svjId}, 'person', 'Jan', 'Soused ' || n, 'neighbour', 'jan soused ' || n from generate_series(1, ${owners}) n
      returning svj_id, id)
    insert into member_contact (svj_id, member_id, kind, value)
    select svj_id, id, 'email', 'soused' || id || '@dum.example' from new`),
    async chairOf(portal: RealPortal) {
      const { headers, memberId } = await signIn(addressIn(portal), 'predseda@lipova.example');
      const [row] = await rows<{ svj_id: number }>(`select svj_id::int from member where id = ${memberId}`);
      return { headers, svjId: row?.svj_id as number };
    },
  };
}
