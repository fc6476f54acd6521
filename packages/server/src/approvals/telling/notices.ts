import { approvalLinks } from '#contract/approvals/links.ts';
import { askedNow } from '#contract/approvals/rules.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { showDay } from '#contract/base/time/dates.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { cut, lineOf } from '../../base/text/cut.ts';
import { speak } from '../../base/text/speak.ts';
import { type About, keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import { type At, threadOf } from '../rows/queries.ts';
import { substitutesAmong } from '../rows/queries-people.ts';
import { approvalsToTell, only, stillAmong, type ToldApproval } from './queries-told.ts';

type Lang = 'cs' | 'en';
/** Characters of a text that a mail carries; the whole stands in the portal. */
const longest = 3000;

const mails = {
  asked: 'approvalAsked',
  given: 'approvalReplaced',
  reminder: 'approvalReminder',
  finished: 'approvalDecided',
  cancelled: 'approvalWithdrawn',
} as const satisfies Partial<Record<About['kind'], MailKind>>;
export type Kind = keyof typeof mails;
const isOurs = (kind: About['kind']): kind is Kind => kind in mails;
/** What asks for an answer. */
const asks = (kind: Kind): boolean => kind === 'asked' || kind === 'given' || kind === 'reminder';

const bothOf = <T>(of: (lang: Lang) => T): Record<Lang, T> => ({ cs: of('cs'), en: of('en') });

/** How each answered, a line for each. */
const answersIn = (lang: Lang, { places }: ToldApproval): string => {
  const say = speak(lang);
  return places
    .map(({ name, status, note }) =>
      say('APPROVAL_LINES.ANSWER', {
        name: name || say('APPROVAL_LINES.NOBODY'),
        answer: say(status === 'waiting' ? 'APPROVAL_LINES.UNANSWERED' : `APPROVAL_LINES.${status}`),
        note: note || 'none',
      }),
    )
    .join('\n');
};

const dataIn = (lang: Lang, a: ToldApproval, more: { url: string; thread: string }): MailData => ({
  ...{ ...more, title: a.title, who: a.author || 'none', text: cut(a.notes, longest) || 'none' },
  ...{ amount: a.amount === null ? 'none' : showMoney(BigInt(a.amount)), supplier: a.supplier || 'none' },
  ...{
    head: a.head ?? 'none',
    due: a.dueOn ? showDay(a.dueOn) : 'none',
    files: a.files.length > 0 ? a.files.join('\n') : '–',
  },
  ...{ state: a.status, answers: answersIn(lang, a), whom: 'none' },
  reason: a.withdrawn ?? a.replaced?.reason ?? '–',
});

function lineIn(lang: Lang, kind: Kind, a: ToldApproval): string {
  const say = speak(lang);
  if (kind === 'cancelled') return say('APPROVAL_LINES.withdrawn', { reason: lineOf(a.withdrawn ?? '–') });
  if (kind === 'finished') return say(`APPROVAL_LINES.${a.status === 'approved' ? 'approved' : 'rejected'}`);
  if (kind === 'reminder') return say('APPROVAL_LINES.reminder');
  return a.dueOn ? say('APPROVAL_LINES.due', { due: showDay(a.dueOn) }) : say('APPROVAL_LINES.asked');
}

function toldOf(portal: Portal, scope: Scope, kind: Kind, a: ToldApproval): Told {
  const url = urlOf(portal.config.url, approvalLinks.one(a.id), { svj: scope.svjId });
  const more = { url, thread: threadOf(scope, a.id) };
  return {
    mail: mails[kind],
    data: bothOf((lang) => dataIn(lang, a, more)),
    line: { title: a.title, detail: bothOf((lang) => lineIn(lang, kind, a)), url },
  };
}

/** Whether there is still this to be told of it: what waited for a digest may have been answered or withdrawn since. */
const holds = (kind: Kind, a: ToldApproval): boolean => {
  if (asks(kind)) return a.status === 'waiting';
  return kind === 'cancelled' ? a.withdrawn !== null : a.status !== 'waiting' && a.withdrawn === null;
};

/** While it waits it is news for those alone who are asked now, and for who asked. */
const concerns = (a: ToldApproval, memberId: number): boolean =>
  a.status !== 'waiting' ||
  a.authorId === memberId ||
  askedNow(a, placesIn(a)).some((p) => p.memberId === memberId || p.substitutes.includes(memberId));
const placesIn = ({ places }: ToldApproval) =>
  places.map(({ id, status, substitutes }) => ({ memberId: id, status, asChair: false, substitutes }));

/** Requests: who is asked, who is reminded, how it was decided; what is said to them is told of as comments are. */
export const approvalSource: Source = {
  mails: Object.values(mails),
  async still(db, scope, pairs) {
    const kept = new Map(
      (
        await approvalsToTell(
          db,
          scope,
          pairs.map((p) => p.ownerId),
        )
      ).map((a) => [a.id, a]),
    );
    const still = new Set<string>();
    for (const [ownerId, a] of kept) {
      const members = pairs.filter((p) => p.ownerId === ownerId).map((p) => p.memberId);
      for (const memberId of await stillAmong(db, scope, ownerId, members))
        if (concerns(a, memberId)) still.add(keyOfPair({ ownerId, memberId }));
    }
    return still;
  },
  async told(db, scope, portal, about) {
    const kept = new Map(
      (
        await approvalsToTell(
          db,
          scope,
          about.map((a) => a.ownerId),
        )
      ).map((a) => [a.id, a]),
    );
    const found = about.flatMap((one) => {
      const a = kept.get(one.ownerId);
      return a && isOurs(one.kind) && holds(one.kind, a)
        ? [[keyOfAbout(one), toldOf(portal, scope, one.kind, a)] as const]
        : [];
    });
    return new Map(found);
  },
};

/** Tells these members of it, each as they wish, and who stands in for them of what they are asked; whoever does it knows. */
export async function tellOf(portal: Portal, at: At, ownerId: number, kind: Kind, who: readonly (number | null)[]) {
  const { db, scope, now } = at;
  const named = who.filter((id) => id !== null);
  const instead = asks(kind) ? await substitutesAmong(db, scope, named) : [];
  const ids = [...new Set([...named, ...instead])].filter((id) => id !== scope.memberId);
  if (ids.length === 0) return;
  const about = { owner: 'approval', ownerId, kind, module: 'requirement_for_approval' as const };
  await tell(db, scope, portal, approvalSource, { ...about, members: only(scope, ids) }, now);
}
