import { urlOf } from '#contract/base/calls/links.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { NoticeKind } from '#contract/notices/schema.ts';
import { partsOf } from '#contract/summons/rules.ts';
import type { InvitationPart, InvitedPoint } from '#contract/summons/schema.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import { showCode } from '#contract/walls/rules-codes.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { cut } from '../../base/text/cut.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { speak } from '../../base/text/speak.ts';
import { invitedAmong, meetingsToTell, type ToldMeeting } from '../../meetings/telling/queries-told.ts';
import { whenText } from '../../meetings/telling/steps-when.ts';
import { type About, keyOfAbout, keyOfPair, type Source, type Told } from '../../notices/steps.ts';
import { type PlaceOf, placesOf } from '../rows/queries.ts';
import { invitedPoints } from '../rows/queries-invited.ts';
import { checkInCode } from '../rows/steps-code.ts';

type Lang = 'cs' | 'en';
type As = Extract<NoticeKind, 'summoned' | 'summonsSoon'>;

/** Characters of a text and of an agenda that a mail carries; the whole stands in the portal. */
const longest = 6000;

const mails = { summoned: 'meetingInvitation', summonsSoon: 'meetingSoon' } as const satisfies Record<As, MailKind>;
const lines = { summoned: 'invited', summonsSoon: 'soon' } as const;
const isKind = (kind: About['kind']): kind is As => kind in mails;

function pointText(lang: Lang, { label, name, kind, wording }: InvitedPoint): string {
  const say = speak(lang);
  const head = say('SUMMONS_PRINT.MAIL_POINT', { label, name });
  if (kind === 'information' || wording === '') return head;
  return `${head}\n${say('SUMMONS_PRINT.MAIL_WORDING', { wording })}`;
}

/** What the mail says of each part of the invitation. */
function partsIn(lang: Lang, parts: readonly InvitationPart[]): MailData {
  const of = <K extends InvitationPart['kind']>(kind: K) =>
    parts.find((p): p is Extract<InvitationPart, { kind: K }> => p.kind === kind);
  const points = of('agenda')?.points ?? [];
  return {
    text: cut(plainOf(of('text')?.html ?? ''), longest) || 'none',
    agenda: cut(points.map((p) => pointText(lang, p)).join('\n'), longest) || 'none',
    files: of('materials')?.files.join('\n') || 'none',
  };
}

export type ToSay = { m: ToldMeeting; points: readonly InvitedPoint[]; url: string };

/** What everybody's mail of the invitation says in common. */
export function invitationIn(lang: Lang, scope: Scope, { m, points, url }: ToSay): MailData {
  return {
    ...{ title: m.name, when: whenText(lang, m), address: m.address, url },
    ...partsIn(lang, partsOf({ description: m.description, points, files: m.files })),
    ...{ codes: 'none', power: 'none' },
    thread: `meeting.${scope.svjId}.${m.id}`,
  };
}

type CodeOf = (place: PlaceOf) => string;

/** Codes of the places that these people have, a line each. */
const codesIn = (lang: Lang, places: readonly PlaceOf[], codeOf: CodeOf): string =>
  places.map((p) => speak(lang)('SUMMONS_PRINT.CODE', { units: p.units, code: showCode(codeOf(p)) })).join('\n');

function summonsTold(portal: Portal, scope: Scope, as: As, to: ToSay, places: readonly PlaceOf[]): Told {
  const lineIn = (lang: Lang) => speak(lang)(`SUMMONS_PRINT.LINES.${lines[as]}`, { when: whenText(lang, to.m) });
  const mine = new Map<number, PlaceOf[]>();
  for (const p of places) for (const id of p.memberIds) mine.set(id, [...(mine.get(id) ?? []), p]);
  const codeOf: CodeOf = (p) => checkInCode(portal, scope.svjId, to.m.id, p.unitIds[0] as number);
  return {
    mail: mails[as],
    data: { cs: invitationIn('cs', scope, to), en: invitationIn('en', scope, to) },
    own: (members, lang): MailData => {
      const theirs = [...new Set(members.flatMap((id) => mine.get(id) ?? []))];
      return theirs.length === 0 ? {} : { codes: codesIn(lang, theirs, codeOf), power: 'yes' };
    },
    line: { title: to.m.name, detail: { cs: lineIn('cs'), en: lineIn('en') }, url: to.url },
  };
}

/** Invitations to meetings and what reminds of them; by the id of the meeting. */
export const summonsSource: Source = {
  mails: Object.values(mails),
  async still(db, scope, pairs, now) {
    const still = new Set<string>();
    for (const m of await meetingsToTell(db, scope, [...new Set(pairs.map((p) => p.ownerId))])) {
      if (m.status !== 'scheduled') continue;
      const members = pairs.filter((p) => p.ownerId === m.id).map((p) => p.memberId);
      for (const memberId of await invitedAmong(db, scope, m.id, members, now))
        still.add(keyOfPair({ ownerId: m.id, memberId }));
    }
    return still;
  },
  async told(db: Db, scope, portal, about) {
    const ids = [...new Set(about.map((a) => a.ownerId))];
    const told = new Map<string, Told>();
    for (const m of await meetingsToTell(db, scope, ids)) {
      const url = urlOf(portal.config.url, meetingLinks.one(m.id), { svj: scope.svjId });
      const to = { m, points: await invitedPoints(db, scope, m.id), url };
      const places = (await placesOf(db, scope, [m.id])).filter((p) => !p.isEnded);
      for (const a of about.filter((one) => one.ownerId === m.id))
        if (isKind(a.kind)) told.set(keyOfAbout(a), summonsTold(portal, scope, a.kind, to, places));
    }
    return told;
  },
};
