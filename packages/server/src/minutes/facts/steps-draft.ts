import { type Finding, findingsOf } from '#contract/minutes/rules-check.ts';
import { composed, factsOf, withPeople } from '#contract/minutes/rules-compose.ts';
import { differenceOf } from '#contract/minutes/rules-difference.ts';
import type { Known } from '#contract/minutes/rules-known.ts';
import type { CheckItem, MinutesContent, MinutesOverrides, MinutesView } from '#contract/minutes/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { wordsOf } from './print-words.ts';

export type Draft = {
  content: MinutesContent;
  check: CheckItem[];
  originals: MinutesView['originals'];
};

/** Characters of a piece of wording that the check quotes. */
const mostQuoted = 160;
const quoted = (text: string) => (text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text || '–');

function itemOf({ id, ok, wrong, at, point, who }: Finding, known: Known, lang: Locale): CheckItem {
  const { say } = wordsOf(lang);
  if (ok) return { id, ok, wrong, at, title: say(`MINUTES_TEXT.CHECK.${id}.OK`), text: '' };
  const voted = known.points.find((p) => p.key === point?.key)?.wording ?? '';
  const differs = point && id === 'wording' ? differenceOf(voted, point.wording) : null;
  const params = {
    ...{ label: point?.label ?? '', who },
    ...{ now: quoted(differs?.added ?? ''), was: quoted(differs?.removed ?? '') },
  };
  return {
    ...{ id, ok, wrong, at },
    title: say(`MINUTES_TEXT.CHECK.${id}.TITLE`, params),
    text: say(`MINUTES_TEXT.CHECK.${id}.TEXT`, params),
  };
}

/** The draft as it reads now, with its check and what the portal itself says. */
export function draftOf(
  known: Known,
  overrides: MinutesOverrides,
  names: ReadonlyMap<number, string>,
  lang: Locale,
): Draft {
  const words = wordsOf(lang);
  const led = withPeople(known, overrides, names);
  const content = composed(led, overrides, words, lang);
  return {
    content,
    check: findingsOf(led, content).map((finding) => itemOf(finding, led, lang)),
    originals: {
      facts: factsOf(led, words),
      points: Object.fromEntries(
        led.points.map(({ key, wording, note, objections }) => [key, { wording, note, objections: [...objections] }]),
      ),
    },
  };
}
