import type { TemplatePoint } from '#contract/agenda/schema.ts';
import { showDay } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { asParagraphs } from '../../base/text/rich-text.ts';
import { speak } from '../../base/text/speak.ts';
import { unfinishedOf } from '../../resolutions/listing/queries-unfinished.ts';
import type { At } from '../writing/steps.ts';

/** A point on what the house decided and has not done yet, as it stands now; null where all is done. */
export async function carriedPoint({ db, scope }: At, lang: Locale): Promise<TemplatePoint | null> {
  const say = speak(lang);
  const { listed, more } = await unfinishedOf(db, scope);
  if (listed.length === 0) return null;
  const lines = listed.map(({ number, name, who, dueOn }) =>
    say('RESOLUTION_POINT.ONE', { number, name, who: who ?? 'none', due: dueOn ? showDay(dueOn) : 'none' }),
  );
  if (more > 0) lines.push(say('RESOLUTION_POINT.MORE', { count: more }));
  const items = lines.map((line) =>
    asParagraphs(line)
      .replace(/^<p>/, '<li><p>')
      .replace(/<\/p>$/, '</p></li>'),
  );
  const body = `${asParagraphs(say('RESOLUTION_POINT.LEAD'))}<ul>${items.join('')}</ul>`;
  return { kind: 'information', name: say('RESOLUTION_POINT.NAME'), body, wording: '', preset: null };
}
