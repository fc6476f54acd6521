import { equals, whole } from '#contract/base/shares/fraction.ts';
import { shareText } from '#contract/base/shares/shares.ts';
import { showDay } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { OwnerEntry } from '#contract/units/rules.ts';
import type { Period } from '#contract/units/rules-periods.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { speak } from '../../base/text/speak.ts';
import { mailboxesOf } from '../changes/queries.ts';
import { type Names, peopleOf } from './queries-touched.ts';

const shown = (day: string | null) => (day === null ? 'none' : showDay(day));
/** The last day of a record is the one before the next begins. */
const lastDay = (to: string | null) =>
  to === null ? null : new Date(Date.parse(`${to}T00:00:00Z`) - 24 * 3600_000).toISOString().slice(0, 10);

function entry(names: Names, lang: Locale, o: OwnerEntry): string {
  const who = o.memberIds.map((id) => names.get(id)?.full_name ?? '').join(' + ');
  if (equals(o.share, whole)) return who;
  return `${who} (${shareText(o.share, 'part', lang)})`;
}

/** The records as lines: who, with a part smaller than the whole, and from when until when. */
function linesOf(names: Names, lang: Locale, periods: readonly Period[]): string {
  const say = speak(lang);
  const lines = periods.map(({ from, to, owners }) => {
    const who = owners.map((o) => entry(names, lang, o)).join(', ');
    return say('PERIODS.ROW', { who, span: say('PERIODS.SPAN', { from: shown(from), to: shown(lastDay(to)) }) });
  });
  return lines.join('\n') || say('PERIODS.NOBODY');
}

type Correction = { unit: string; reason: string; before: readonly Period[]; after: readonly Period[] };

/** Tells whoever stood in the corrected records, or stands in them now, what was corrected and why. */
export async function tellCorrected(
  db: Db,
  scope: Scope,
  { unit, reason, before, after }: Correction,
  now: Date,
): Promise<void> {
  const parties = [...before, ...after].flatMap((p) => p.owners.flatMap((o) => o.memberIds));
  const ids = [...new Set(parties)];
  const names = await peopleOf(db, scope, ids);
  const mails = (await mailboxesOf(db, scope, ids)).map(({ email, lang }) => ({
    svjId: scope.svjId,
    kind: 'ownersCorrected' as const,
    recipient: email,
    lang,
    data: {
      unit,
      reason,
      who: scope.name,
      before: linesOf(names, lang, before),
      after: linesOf(names, lang, after),
    },
    createdAt: now,
  }));
  await queueMails(db, mails);
}
