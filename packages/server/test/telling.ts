import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Module } from '#contract/access.ts';
import type { Pace, Quiet } from '#contract/notices/schema.ts';
import { session } from '#contract/session/endpoints.ts';
import { aroundOf } from '#server/around.ts';
import { noticeChecks, sendNotices } from '#server/notices/jobs.ts';
import type { Person } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aPost, type Mail, type Post } from './post.ts';
import { aSender } from './sender.ts';

export type Office = {
  post: Post;
  /** Sends what waits; answers the new mails, sorted by address. */
  delivered(): Promise<Mail[]>;
  /** Moves the clock, queues what is due by then, and sends it. */
  deliveredAt(moment: string): Promise<Mail[]>;
  close(): Promise<void>;
};

/** A real SMTP server with a sender of the portal that asks before each mail what the real one does. */
export async function anOffice(portal: TestPortal): Promise<Office> {
  const post = await aPost();
  const { tells } = aroundOf(portal);
  const sender = aSender(portal, post, noticeChecks(portal, tells));
  const delivered = async () => {
    await sender.run();
    return post.mails.splice(0).sort((a, b) => (a.to < b.to ? -1 : 1));
  };
  return {
    post,
    delivered,
    async deliveredAt(moment) {
      portal.clock.now = new Date(moment);
      await sendNotices(portal, tells);
      return delivered();
    },
    async close() {
      await sender.stop();
      await post.close();
    },
  };
}

/** A portal with its office for all tests of a file, each of which begins at the same moment. */
export function withOffice(take: (portal: TestPortal, office: Office) => void): void {
  let portal: TestPortal | undefined;
  let office: Office | undefined;
  beforeAll(async () => {
    portal = await aPortal();
    office = await anOffice(portal);
    take(portal, office);
  });
  beforeEach(() => {
    if (portal) portal.clock.now = new Date('2026-11-23T10:00:00Z');
  });
  afterAll(async () => {
    await office?.close();
    await portal?.close();
  });
}

export const wishes = (who: Person, pace: Pace, quiet: Quiet | null = null, module: Module = 'messages') =>
  who.asks(session.settings, {
    id: who.memberId as number,
    settings: { notifications: { [module]: pace }, quiet },
  });

/** Addresses and subjects, to be read at a glance. */
export const letters = (mails: readonly Mail[]) => mails.map((m) => `${m.to}: ${m.subject}`);

/** The token of the link under a mail by which its module is left alone. */
export const unsubscribing = (raw: string): string =>
  /unsubscribe\/([^>\s]+)>/.exec(raw.replace(/=\r\n/g, '').replace(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
