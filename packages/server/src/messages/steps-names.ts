import { type MessageLabel, messageLabels } from '#contract/messages/schema.ts';
import cs from '#contract/texts/cs/messages.ts';
import en from '#contract/texts/en/messages.ts';

/** Names of the kinds of messages in the language. */
export const labelNames = (lang: 'cs' | 'en'): Record<MessageLabel, string> => (lang === 'cs' ? cs : en).MESSAGE.LABELS;

/** Kinds of messages with their names, in the order of the form. */
export const labelsIn = (lang: 'cs' | 'en') => messageLabels.map((id) => ({ id, name: labelNames(lang)[id] }));
