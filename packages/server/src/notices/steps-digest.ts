import { urlOf } from '#contract/base/calls/links.ts';
import { homeLinks } from '#contract/home/links.ts';
import { wishesOf } from '#contract/notices/rules.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { type MailData, queueMails } from '../base/mail/mail.ts';
import { dueNotices, type Kept, type Lang, type Settled, settle } from './queries.ts';
import {
  addresseeOf,
  byAddress,
  isUrgent,
  keyOfAbout,
  keyOfPair,
  type Source,
  type Sources,
  type Told,
  withOwn,
  wordsFor,
} from './steps.ts';

/** Addresses that one transaction mails. */
const addressesAtOnce = 200;

export type Fate = 'stands' | 'gone' | 'muted';

/** Whether each may still be told: rights, existence, address and wishes are those of this moment. */
export async function fatesOf(db: Db, scope: Scope, sources: Sources, rows: readonly Kept[], now: Date) {
  const pairOf = (n: Kept) => ({ ownerId: n.owner_id, memberId: n.member_id });
  const standing = new Map<string, Set<string>>();
  for (const owner of new Set(rows.map((n) => n.owner))) {
    const source = sources[owner];
    if (!source) continue;
    const pairs = rows.filter((n) => n.owner === owner && scope.enabled.includes(n.module)).map(pairOf);
    standing.set(owner, await source.still(db, scope, pairs, now));
  }
  return new Map(
    rows.map((n): [number, Fate] => {
      const isTheirs = n.emails?.some((e) => e.toLowerCase() === n.recipient.toLowerCase()) ?? false;
      if (
        n.archived ||
        !scope.enabled.includes(n.module) ||
        !isTheirs ||
        !standing.get(n.owner)?.has(keyOfPair(pairOf(n)))
      )
        return [n.id, 'gone'];
      const isMuted = wishesOf(n.settings, n.module).pace === 'never' && !isUrgent(n.kind);
      return [n.id, isMuted ? 'muted' : 'stands'];
    }),
  );
}

type Standing = {
  owner: string;
  id: number;
  memberId: number;
  recipient: string;
  lang: Lang;
  about: string;
  urgent: boolean;
};

/** The mail that lists news of all these, and where it leads: of one table its own, where it has one. */
function digestOf(sources: Sources, rows: readonly Standing[]): NonNullable<Source['digest']> {
  const common = { mail: 'messageDigest', at: homeLinks.dashboard() } as const;
  const [first] = rows;
  const isOne = rows.every((n) => n.owner === first?.owner);
  return (isOne && first && sources[first.owner]?.digest) || common;
}

/** What a digest says: each thing once, however many of those at the address it is for. */
const listIn = (lang: Lang, told: readonly Told[]): string =>
  JSON.stringify(told.map(({ line }) => ({ title: line.title, detail: line.detail[lang], url: line.url })));

async function toldOf(db: Db, scope: Scope, portal: Portal, sources: Sources, rows: readonly Kept[], now: Date) {
  const all = new Map<string, Told>();
  for (const owner of new Set(rows.map((n) => n.owner))) {
    const about = new Map(
      rows
        .filter((n) => n.owner === owner)
        .map((n) => {
          const one = { kind: n.kind, ownerId: n.owner_id };
          return [keyOfAbout(one), one] as const;
        }),
    );
    const told = await sources[owner]?.told(db, scope, portal, [...about.values()], now);
    for (const [key, one] of told ?? []) all.set(`${owner} ${key}`, one);
  }
  return all;
}

const aboutOf = (n: Kept) => `${n.owner} ${keyOfAbout({ kind: n.kind, ownerId: n.owner_id })}`;
/** News of one thing are listed once, told of and changed alike. */
const subjectOf = (n: Standing) => n.about.replace(/ (published|changed|emergency) /, ' ');

/**
 * Queues mails for what is due in the association, one for each address and module: as it is when there is one thing to
 * tell, else a digest. Answers how many notices were settled; 0 when nothing is left.
 */
export async function sendDue(db: Db, scope: Scope, portal: Portal, sources: Sources, now: Date): Promise<number> {
  const rows = await dueNotices(db, scope, now, addressesAtOnce);
  if (rows.length === 0) return 0;
  const fates = await fatesOf(db, scope, sources, rows, now);
  const standing = rows.filter((n) => fates.get(n.id) === 'stands');
  const told = await toldOf(db, scope, portal, sources, standing, now);
  const settled: Settled[] = rows.map((n) => ({ id: n.id, messageId: null, muted: fates.get(n.id) === 'muted' }));
  const byId = new Map(settled.map((s) => [s.id, s]));
  const mails: Parameters<typeof queueMails>[1][number][] = [];
  for (const module of new Set(standing.map((n) => n.module))) {
    const some = standing
      .filter((n) => n.module === module && told.has(aboutOf(n)))
      .map((n): Standing => {
        const { owner, id, member_id: memberId, recipient, lang } = n;
        return { owner, id, memberId, recipient, lang, about: aboutOf(n), urgent: isUrgent(n.kind) };
      });
    for (const group of byAddress(some)) {
      const subjects = new Map(group.rows.map((n) => [subjectOf(n), told.get(n.about) as Told]));
      const list = [...subjects.values()];
      const urgent = group.rows.every((n) => n.urgent);
      const to = addresseeOf(scope, portal, module, urgent, group);
      const [single] = list as [Told];
      const { mail: kind, at } = digestOf(sources, group.rows);
      const url = urlOf(portal.config.url, at, { svj: scope.svjId });
      const digest: MailData = { count: list.length, list: listIn(to.lang, list), url };
      const said =
        list.length === 1 ? { kind: single.mail, data: wordsFor(single, group.rows)[to.lang] } : { kind, data: digest };
      const addressed = list.length === 1 ? withOwn(portal, single, to, group.rows) : to;
      mails.push({ svjId: scope.svjId, ...addressed, ...said, createdAt: now });
      for (const { id } of group.rows) Object.assign(byId.get(id) as Settled, { messageId: group.messageId });
    }
  }
  await settle(db, scope, settled, now);
  await queueMails(db, mails);
  return rows.length;
}
