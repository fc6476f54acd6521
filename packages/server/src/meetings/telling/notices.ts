import { urlOf } from '#contract/base/calls/links.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { isLateToCancel } from '#contract/meetings/rules.ts';
import type { MeetingNews } from '#contract/meetings/schema.ts';
import type { NoticeKind } from '#contract/notices/schema.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { speak } from '../../base/text/speak.ts';
import { type About, keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import type { Meeting } from '../rows/queries.ts';
import { invitedTo } from '../rows/queries-audience.ts';
import { invitedAmong, meetingsToTell, type ToldMeeting } from './queries-told.ts';
import { whenText } from './steps-when.ts';

type Lang = 'cs' | 'en';
type As = Extract<NoticeKind, 'summonsChanged' | 'summonsCancelled'>;

const mails = {
  summonsChanged: 'meetingChanged',
  summonsCancelled: 'meetingCancelled',
} as const satisfies Record<As, MailKind>;
const lines = { summonsChanged: 'changed', summonsCancelled: 'cancelled' } as const;
const isKind = (kind: About['kind']): kind is As => kind in mails;

/** What is different, a paragraph each. */
function changesIn(lang: Lang, { name, times, address, description, agenda }: MeetingNews): string {
  const say = speak(lang);
  const when = ({ start, end }: { start: string; end: string }) =>
    whenText(lang, { start: new Date(start), end: new Date(end) });
  return [
    name && say('MEETING_MAIL.NAME', name),
    times && say('MEETING_MAIL.TIMES', { before: when(times.before), after: when(times.after) }),
    address && say('MEETING_MAIL.ADDRESS', address),
    description && say('MEETING_MAIL.DESCRIPTION'),
    // The names stand one under another.
    ...(['added', 'removed', 'changed'] as const).map(
      (what) =>
        agenda && agenda[what].length > 0 && say(`MEETING_MAIL.AGENDA.${what}`, { points: agenda[what].join('\n') }),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Who comes as the invitation said may ask for what it cost them, when it is put off or called off within a week (§ 250). */
function lateIn(lang: Lang, { news, cancelReason, start }: ToldMeeting, now: Date): string {
  const invited = cancelReason !== null ? start : news?.times && new Date(news.times.before.start);
  return invited && isLateToCancel(invited, now) ? `\n\n${speak(lang)('MEETING_MAIL.LATE')}` : '';
}

function saidIn(lang: Lang, scope: Scope, m: ToldMeeting, { url, now }: { url: string; now: Date }): MailData {
  const late = lateIn(lang, m, now);
  return {
    ...{ title: m.name, when: whenText(lang, m), address: m.address, url },
    changes: m.news ? changesIn(lang, m.news) + late : '',
    reason: (m.cancelReason ?? '') + late,
    thread: `meeting.${scope.svjId}.${m.id}`,
  };
}

function meetingTold(portal: Portal, scope: Scope, as: As, m: ToldMeeting): Told {
  const url = urlOf(portal.config.url, meetingLinks.one(m.id), { svj: scope.svjId });
  const now = portal.now();
  const lineIn = (lang: Lang) => speak(lang)(`MEETING_MAIL.LINES.${lines[as]}`, { when: whenText(lang, m) });
  return {
    mail: mails[as],
    data: { cs: saidIn('cs', scope, m, { url, now }), en: saidIn('en', scope, m, { url, now }) },
    line: { title: m.name, detail: { cs: lineIn('cs'), en: lineIn('en') }, url },
  };
}

/** Of a called meeting people are told, and of one called off that it is; of one that was held there is nothing more to tell. */
const isTold = ({ status, cancelReason }: ToldMeeting): boolean => status === 'scheduled' || cancelReason !== null;

/** Called meetings that are changed and called off; of their invitations tells the noun of those. */
export const meetingSource: Source = {
  mails: Object.values(mails),
  async still(db, scope, pairs, now) {
    const still = new Set<string>();
    for (const m of await meetingsToTell(db, scope, [...new Set(pairs.map((p) => p.ownerId))])) {
      if (!isTold(m)) continue;
      const members = pairs.filter((p) => p.ownerId === m.id).map((p) => p.memberId);
      for (const memberId of await invitedAmong(db, scope, m.id, members, now))
        still.add(keyOfPair({ ownerId: m.id, memberId }));
    }
    return still;
  },
  async told(db, scope, portal, about) {
    const ids = [...new Set(about.map((a) => a.ownerId))];
    const kept = new Map((await meetingsToTell(db, scope, ids)).map((m) => [m.id, m]));
    const found = about.flatMap((a) => {
      const m = kept.get(a.ownerId);
      return m && isKind(a.kind) ? [[keyOfAbout(a), meetingTold(portal, scope, a.kind, m)] as const] : [];
    });
    return new Map(found);
  },
};

type At = { db: Db; scope: Scope; now: Date };

/** Tells everybody it is for, at once and whatever they wish of news; answers how many. */
export const tellOf = (portal: Portal, { db, scope, now }: At, { id }: Meeting, kind: As): Promise<number> =>
  tell(
    db,
    scope,
    portal,
    meetingSource,
    { owner: 'meeting', ownerId: id, kind, module: 'meetingOwners', members: invitedTo(scope, id, now) },
    now,
  );
