import { window } from '#contract/base/calls/paging.ts';
import type { outbox } from '#contract/outbox/endpoints.ts';
import { isOfHouse } from '#contract/outbox/rules.ts';
import type { MailDetail, MailRow } from '#contract/outbox/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { across } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { shownSecret } from '../base/mail/mail-seal.ts';
import { queueAgain } from '../base/mail/queue.ts';
import { needsSecret, subjectOf, write } from './print.ts';
import * as q from './queries-list.ts';

type Stored = Awaited<ReturnType<typeof q.listMails>>[number];

const iso = (text: string) => new Date(text).toISOString();

const rowOf = (m: Stored): MailRow => ({
  id: m.id,
  kind: m.kind,
  subject: subjectOf(m),
  recipient: m.recipient,
  houseName: m.house_name,
  state: m.state,
  reason: m.reason,
  repeated: m.repeated,
  createdAt: iso(m.created_at),
  sentAt: m.sent_at && iso(m.sent_at),
  nextAt: m.state === 'waiting' ? iso(m.next_at) : null,
});

/** The mail as it reads; nothing when the text of its kind is broken. */
function readable(m: Stored, portalUrl: string): Pick<MailDetail, 'text' | 'html' | 'attachments'> {
  try {
    const { text, html, attachments } = write({ ...m, houseName: m.house_name }, portalUrl);
    return {
      text,
      html,
      attachments: attachments.map((a) => ({ name: a.filename, type: a.contentType, text: a.content })),
    };
  } catch {
    return { text: '', html: '', attachments: [] };
  }
}

const isForgotten = (m: Stored) => m.secret === null && needsSecret(m.kind, m.data);

export const outboxHandlers = (portal: Portal): Handlers<typeof outbox> => {
  const sends = portal.config.smtp !== undefined && !portal.config.demo;
  // A portal that sends needs nobody to pass links on: reading one would open somebody's account.
  const written = (mail: Stored) =>
    readable({ ...mail, secret: sends ? null : shownSecret(mail.secret) }, portal.config.url);
  // Product administrators look after the mails of all associations.
  return {
    async list({ db }, { tab, sort, filters, ...page }) {
      const wanted = { tab, sort, recipient: filters.recipient };
      const rows = await across(db, () => q.listMails(db, wanted, window(page)));
      const counts = await q.countMails(db, filters.recipient);
      return {
        mails: rows.map(rowOf),
        total: counts[tab],
        waitingCount: counts.waiting,
        sentCount: counts.sent,
        failedCount: counts.failed,
        allCount: counts.all,
        sends,
      };
    },

    async one({ db }, { id }) {
      const mail = await across(db, () => q.mailById(db, id));
      if (!mail) throw new Refused('OUTBOX.NOT_FOUND');
      const readIn = isOfHouse(mail.svj_id, mail.kind) ? mail.svj_id : null;
      return {
        ...rowOf(mail),
        ...(readIn === null ? written(mail) : { text: '', html: '', attachments: [] }),
        readIn,
        messageId: mail.message_id,
        lang: mail.lang,
        tries: mail.tries,
        forgotten: isForgotten(sends ? { ...mail, secret: null } : mail),
        sends,
      };
    },

    async read({ db, now, entry }, { id }) {
      const mail = await across(db, () => q.mailById(db, id));
      if (!mail) throw new Refused('OUTBOX.NOT_FOUND');
      const { scope } = entry;
      if (!scope?.visitUntil || scope.svjId !== mail.svj_id) throw new Refused('HOUSE.VISITS.HOME_ONLY');
      const detail = { kind: mail.kind };
      await record(db, scope, now, { noun: 'svj', nounId: scope.svjId, verb: 'mailRead', detail });
      return written(mail);
    },

    async again({ db, now }, { id }) {
      const mail = await across(db, () => q.mailById(db, id));
      if (!mail) throw new Refused('OUTBOX.NOT_FOUND');
      if (isForgotten(mail)) throw new Refused('OUTBOX.ERRORS.FORGOTTEN');
      if (!(await queueAgain(db, id, now))) throw new Refused('OUTBOX.ERRORS.NOT_FAILED');
      return null;
    },
  };
};
