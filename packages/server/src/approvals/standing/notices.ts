import { approvalLinks } from '#contract/approvals/links.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { speak } from '../../base/text/speak.ts';
import { keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import type { At } from '../rows/queries.ts';
import { decidersAmong } from '../rows/queries-people.ts';
import { only } from '../telling/queries-told.ts';
import { substitutionsToTell, type ToldSubstitution } from './queries-told.ts';

function toldOf(portal: Portal, scope: Scope, s: ToldSubstitution, today: string): Told {
  const { memberId, away, instead } = s;
  const holds = s.from <= today;
  const [from, to] = [showDay(s.from), showDay(s.to)];
  const url = urlOf(portal.config.url, holds ? approvalLinks.list() : approvalLinks.substitutes(), {
    svj: scope.svjId,
  });
  const when = s.from === s.to ? 'day' : 'days';
  const dataAs = (as: 'away' | 'instead'): Record<'cs' | 'en', MailData> => {
    const data = { url, as, from, to, when, holds: holds ? 'yes' : 'no', who: as === 'away' ? instead : away };
    return { cs: data, en: data };
  };
  const lineIn = (lang: 'cs' | 'en') => speak(lang)('APPROVAL_LINES.STANDING', { when, from, to });
  return {
    mail: 'approvalStanding',
    data: dataAs('instead'),
    others: { members: new Set([memberId]), data: dataAs('away') },
    line: { title: `${away} → ${instead}`, detail: { cs: lineIn('cs'), en: lineIn('en') }, url },
  };
}

/** Substitutions: who stands in hears of it, and who is away, where somebody else said so. */
export const substituteSource: Source = {
  mails: ['approvalStanding'],
  async still(db, scope, pairs) {
    const still = new Set<string>();
    for (const { id, memberId, substituteId } of await substitutionsToTell(db, scope, [
      ...new Set(pairs.map((p) => p.ownerId)),
    ]))
      for (const one of await decidersAmong(db, scope, [memberId, substituteId]))
        still.add(keyOfPair({ ownerId: id, memberId: one }));
    return still;
  },
  async told(db, scope, portal, about, now) {
    const ids = about.map((a) => a.ownerId);
    const kept = new Map((await substitutionsToTell(db, scope, ids)).map((s) => [s.id, s]));
    const found = about.flatMap((one) => {
      const s = kept.get(one.ownerId);
      return s ? [[keyOfAbout(one), toldOf(portal, scope, s, dayIn(now))] as const] : [];
    });
    return new Map(found);
  },
};

/** Tells these members of it as it is named, or on its first morning; whoever names it knows. */
export async function tellStanding(
  portal: Portal,
  { db, scope, now }: At,
  ownerId: number,
  kind: 'given' | 'reminder',
  who: readonly number[],
): Promise<void> {
  const ids = who.filter((id) => id !== scope.memberId);
  if (ids.length === 0) return;
  const about = { owner: 'approval_substitute', ownerId, kind, module: 'requirement_for_approval' as const };
  await tell(db, scope, portal, substituteSource, { ...about, members: only(scope, ids) }, now);
}
