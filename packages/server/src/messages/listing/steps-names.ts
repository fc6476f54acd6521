import { type MessageLabel, messageLabels } from '#contract/messages/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { speak } from '../../base/text/speak.ts';

/** Kinds of messages with their names, in the order of the form. */
export const labelsIn = (lang: Locale) =>
  messageLabels.map((id) => ({ id, name: speak(lang)(`MESSAGE.LABELS.${id}`) }));

/** Names of the kinds of messages in the language. */
export const labelNames = (lang: Locale) =>
  Object.fromEntries(labelsIn(lang).map(({ id, name }) => [id, name])) as Record<MessageLabel, string>;
