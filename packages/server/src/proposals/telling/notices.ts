import { urlOf } from '#contract/base/calls/links.ts';
import { percentText } from '#contract/base/shares/shares.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { proposalLinks } from '#contract/proposals/links.ts';
import { dutyOf } from '#contract/proposals/rules-duty.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { cut, lineOf } from '../../base/text/cut.ts';
import { speak } from '../../base/text/speak.ts';
import { type About, keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import { type At, threadOf } from '../rows/queries.ts';
import { committee, itsPeople, readersAmong } from '../rows/queries-people.ts';
import { proposalsToTell, type ToldProposal } from './queries-told.ts';

type Lang = 'cs' | 'en';
/** Characters of a text that a mail carries; the whole stands in the portal. */
const longest = 3000;

/** Made, obliging the committee, its term about to end, and settled. */
const mails = {
  published: 'proposalMade',
  given: 'proposalReached',
  soon: 'proposalDue',
  finished: 'proposalEnded',
} as const satisfies Partial<Record<About['kind'], MailKind>>;
type Kind = keyof typeof mails;
const isOurs = (kind: About['kind']): kind is Kind => kind in mails;

const bothOf = <T>(of: (lang: Lang) => T): Record<Lang, T> => ({ cs: of('cs'), en: of('en') });

const lastOf = ({ reachedAt, isCalled }: ToldProposal, now: Date): string =>
  reachedAt ? showDay(dutyOf(reachedAt, isCalled, now).last) : '–';

const howOf = ({ state, end }: ToldProposal) => (state === 'taken' ? 'taken' : (end ?? 'declined'));

const dataIn = (lang: Lang, p: ToldProposal, now: Date, more: { url: string; thread: string }): MailData => ({
  ...{
    ...more,
    title: p.name,
    who: p.author || 'none',
    text: cut(p.reason, longest),
    percent: percentText(p.part, lang),
  },
  ...{ last: lastOf(p, now), how: howOf(p), meeting: p.meeting ?? 'none', reason: p.endReason || '–' },
});

function lineIn(lang: Lang, kind: Kind, p: ToldProposal, now: Date): string {
  const say = speak(lang);
  if (kind === 'published') return say('PROPOSAL_LINES.made');
  if (kind === 'given') return say('PROPOSAL_LINES.reached', { last: lastOf(p, now) });
  if (kind === 'soon') return say('PROPOSAL_LINES.due', { last: lastOf(p, now) });
  return say(`PROPOSAL_LINES.${howOf(p)}`, { reason: lineOf(p.endReason || '–') });
}

function toldOf(portal: Portal, scope: Scope, kind: Kind, p: ToldProposal, now: Date): Told {
  const url = urlOf(portal.config.url, proposalLinks.one(p.id), { svj: scope.svjId });
  const more = { url, thread: threadOf(scope, p.id) };
  return {
    mail: mails[kind],
    data: bothOf((lang) => dataIn(lang, p, now, more)),
    line: { title: p.name, detail: bothOf((lang) => lineIn(lang, kind, p, now)), url },
  };
}

/** Whether there is still this to be told of it: what waited for a digest may have been settled since. */
const holds = (kind: Kind, p: ToldProposal): boolean => {
  if (kind === 'finished') return p.state !== 'open';
  return kind === 'published' ? p.state === 'open' : p.state !== 'closed' && p.reachedAt !== null && !p.isCalled;
};

export const proposalSource: Source = {
  mails: Object.values(mails),
  async still(db, scope, pairs) {
    const there = new Set(
      (
        await proposalsToTell(
          db,
          scope,
          pairs.map((p) => p.ownerId),
        )
      ).map((p) => p.id),
    );
    const able = new Set(
      await readersAmong(
        db,
        scope,
        pairs.map((p) => p.memberId),
      ),
    );
    return new Set(pairs.filter((p) => there.has(p.ownerId) && able.has(p.memberId)).map(keyOfPair));
  },
  async told(db, scope, portal, about, now) {
    const kept = new Map(
      (
        await proposalsToTell(
          db,
          scope,
          about.map((a) => a.ownerId),
        )
      ).map((p) => [p.id, p]),
    );
    const found = about.flatMap((one) => {
      const p = kept.get(one.ownerId);
      return p && isOurs(one.kind) && holds(one.kind, p)
        ? [[keyOfAbout(one), toldOf(portal, scope, one.kind, p, now)] as const]
        : [];
    });
    return new Map(found);
  },
};

const about = (id: number, kind: Kind) => ({ owner: 'proposal', ownerId: id, kind, module: 'meetingOwners' as const });

/** Tells who has to call meetings, each as they wish. */
export const tellCommittee = (portal: Portal, { db, scope, now }: At, id: number, kind: Exclude<Kind, 'finished'>) =>
  tell(db, scope, portal, proposalSource, { ...about(id, kind), members: committee(scope) }, now);

/** Tells who made it and who supports it how it ended; whoever did it knows. */
export const tellEnd = (portal: Portal, { db, scope, now }: At, id: number) =>
  tell(db, scope, portal, proposalSource, { ...about(id, 'finished'), members: itsPeople(scope, id) }, now);
