import { missingOf } from '#contract/surveys/rules.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { inputOf, type SurveyValues } from './surveyValues.ts';

/** What the field of this path lacks before a start; nothing while nobody asked for one yet. */
export type Wrong = (path: string) => TextKey | undefined;

/** What stands in the way of a start, by fields; said at them once the summary was seen. */
export function wrongOf(values: SurveyValues, now: Date): Record<string, TextKey> {
  const { questions, ...sent } = inputOf(values);
  return missingOf({ ...sent, questions }, now);
}
