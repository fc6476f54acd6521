import { mostTemplates, type Template, type TemplateInput, type TemplatePoint } from '#contract/agenda/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { asParagraphs } from '../../base/text/rich-text.ts';
import { speak } from '../../base/text/speak.ts';
import { meetingSeen } from '../../meetings/rows/queries.ts';
import { pointRows } from '../rows/queries.ts';
import type { At } from '../writing/steps.ts';
import * as q from './queries.ts';

/** What a yearly meeting has on as a rule; whether something is decided, and whether the portal proposes a wording of it. */
const yearly = [
  ['opening', 'election'],
  ['report', 'information'],
  ['accounts', 'resolution'],
  ['contributions', 'resolution'],
  ['repairs', 'resolution'],
  ['committee', 'resolution'],
  ['other', 'information'],
] as const;

/** The agenda that every house is offered; blanks in it are for the committee to fill. */
export function yearlyTemplate(lang: Locale): Template {
  const say = speak(lang);
  const points = yearly.map(([of, kind]): TemplatePoint => {
    const wording = kind === 'information' ? '' : say(`AGENDA_YEARLY.POINTS.${of}.WORDING`);
    const body = kind === 'information' ? asParagraphs(say(`AGENDA_YEARLY.POINTS.${of}.TEXT`)) : '';
    return { kind, name: say(`AGENDA_YEARLY.POINTS.${of}.NAME`), body, wording, preset: null };
  });
  return { id: null, name: say('AGENDA_YEARLY.NAME'), points };
}

/** The yearly one first, then those of the house. */
export const offeredTemplates = async ({ db, scope }: At, lang: Locale): Promise<Template[]> => [
  yearlyTemplate(lang),
  ...(await q.templatesOf(db, scope)),
];

/** Keeps words of the meeting's agenda under a name; what was only another proposal to a point is of that meeting alone. */
export async function keepTemplate({ db, scope, now }: At, { id, name }: TemplateInput): Promise<number> {
  await meetingSeen(db, scope, id);
  const points = (await pointRows(db, scope, id))
    .filter((p) => p.counterTo === null)
    .map(({ kind, name, body, wording, preset }): TemplatePoint => ({ kind, name, body, wording, preset }));
  if (points.length === 0) throw new Refused('AGENDA.ERRORS.EMPTY');
  if ((await q.templatesOf(db, scope)).length >= mostTemplates) throw new Refused('AGENDA.ERRORS.TEMPLATES_FULL');
  const key = 'AGENDA.ERRORS.TEMPLATE_NAMED';
  const made = await q.addTemplate(db, scope, { name, points }, now);
  if (made === undefined) throw new Refused(key, { fields: { name: key } });
  return made;
}
