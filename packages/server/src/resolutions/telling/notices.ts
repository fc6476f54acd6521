import { urlOf } from '#contract/base/calls/links.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import { numberOf } from '#contract/resolutions/rules.ts';
import type { Reminding } from '#contract/resolutions/rules-reminders.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { speak } from '../../base/text/speak.ts';
import { type About, keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import { type At, administratorsOf, type Resolution } from '../rows/queries.ts';
import {
  administratorsAmong,
  onlyReader,
  readersAmong,
  resolutionsToTell,
  type ToldResolution,
} from './queries-told.ts';

type Lang = 'cs' | 'en';
const kinds = { soon: 'soon', late: 'overdue' } as const satisfies Record<Reminding, About['kind']>;
const mails = {
  given: 'resolutionGiven',
  soon: 'resolutionSoon',
  overdue: 'resolutionLate',
} as const satisfies Partial<Record<About['kind'], MailKind>>;
type Kind = keyof typeof mails;
const isOurs = (kind: About['kind']): kind is Kind => kind in mails;

const bothOf = <T>(of: (lang: Lang) => T): Record<Lang, T> => ({ cs: of('cs'), en: of('en') });

function toldOf(portal: Portal, scope: Scope, kind: Kind, r: ToldResolution): Told {
  const url = urlOf(portal.config.url, resolutionLinks.one(r.id), { svj: scope.svjId });
  const [number, due] = [numberOf(r), r.dueOn === null ? 'none' : showDay(r.dueOn)];
  const data: MailData = { url, number, due, title: r.name, who: r.responsible || 'none', note: r.note || 'none' };
  const line = kind === 'overdue' ? 'late' : kind;
  return {
    mail: mails[kind],
    data: { cs: data, en: data },
    line: {
      title: `${number} ${r.name}`,
      detail: bothOf((lang) => speak(lang)(`RESOLUTION_LINES.${line}`, { due })),
      url,
    },
  };
}

/** Whether there is still this to be told of it: it may have been done, or got another term, since. */
const waits = (kind: Kind, r: ToldResolution): boolean => r.state === 'open' && (kind === 'given' || r.dueOn !== null);

/** Resolutions: who is made responsible hears of it, and before the term, who administers the register after it. */
export const resolutionSource: Source = {
  mails: Object.values(mails),
  async still(db, scope, pairs) {
    const still = new Set<string>();
    for (const r of await resolutionsToTell(db, scope, [...new Set(pairs.map((p) => p.ownerId))])) {
      const members = pairs.filter((p) => p.ownerId === r.id).map((p) => p.memberId);
      const administer = new Set(await administratorsAmong(db, scope, members));
      const read = r.state === 'open' ? await readersAmong(db, scope, members, r.isPublic) : [];
      for (const memberId of read)
        if (memberId === r.responsibleId || administer.has(memberId)) still.add(keyOfPair({ ownerId: r.id, memberId }));
    }
    return still;
  },
  async told(db, scope, portal, about, now) {
    const ids = about.map((a) => a.ownerId);
    const kept = new Map((await resolutionsToTell(db, scope, ids)).map((r) => [r.id, r]));
    const found = about.flatMap((one) => {
      const r = kept.get(one.ownerId);
      if (!r || !isOurs(one.kind) || !waits(one.kind, r)) return [];
      // Its term was moved since.
      if (one.kind === 'overdue' && (r.dueOn as string) >= dayIn(now)) return [];
      return [[keyOfAbout(one), toldOf(portal, scope, one.kind, r)] as const];
    });
    return new Map(found);
  },
};

const about = (ownerId: number, kind: Kind) => ({ owner: 'resolution', ownerId, kind, module: 'vote' as const });

/** Reminds of one that waits: who is responsible of it, or, past its term, who administers the register. */
export async function remindOf(portal: Portal, { db, scope, now }: At, r: Resolution, how: Reminding): Promise<void> {
  if (how === 'soon' && r.responsibleId === null) return;
  const members = how === 'soon' ? onlyReader(scope, r.responsibleId as number, r.isPublic) : administratorsOf(scope);
  await tell(db, scope, portal, resolutionSource, { ...about(r.id, kinds[how]), members }, now);
}

/** Tells a member that they are responsible now. */
export async function tellResponsible(portal: Portal, { db, scope, now }: At, r: Resolution, memberId: number) {
  const members = onlyReader(scope, memberId, r.isPublic);
  await tell(db, scope, portal, resolutionSource, { ...about(r.id, 'given'), members }, now);
}
