import { messagePrints } from '#contract/messages/endpoints-print.ts';
import { type MessageTemplate, messageTemplates } from '#contract/messages/endpoints-templates.ts';
import type { MessageDetail, MessageLabel } from '#contract/messages/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';

/** Saves the message, or its poster, in PDF in the reader's language. */
export function usePaper(what: 'print' | 'poster') {
  const { locale: lang } = useLanguage();
  const change = useChange(messagePrints[what]);
  const save = async (id: number) => {
    const ticket = await change.run({ id, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return { save, busy: change.busy };
}

/** What a template holds. */
export type Sample = { title: string; description: string; label: MessageLabel };

/** What of a message goes into a template. */
export const sampleOf = ({ title, description, label }: MessageDetail): Sample => ({
  title,
  description,
  label: label.id,
});

const usual = [
  ['water', 'disorder'],
  ['meters', 'maintenance'],
  ['inspection', 'maintenance'],
  ['cleaning', 'general'],
  ['assembly', 'important'],
  ['pests', 'maintenance'],
  ['lift', 'disorder'],
  ['heating', 'general'],
] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Templates of usual messages in the reader's language, with blanks to be filled in brackets. */
export function useUsual(): (Sample & { name: string })[] {
  const say = useText();
  return usual.map(([key, label]) => ({
    name: say(`MESSAGE_EXTRAS.USUAL.${key}.NAME`),
    title: say(`MESSAGE_EXTRAS.USUAL.${key}.TITLE`),
    label,
    description: say(`MESSAGE_EXTRAS.USUAL.${key}.TEXT`)
      .split('\n\n')
      .map((p) => `<p>${escaped(p)}</p>`)
      .join(''),
  }));
}

export const useTemplates = (when: boolean) => useReading(messageTemplates.list, {}, { when });
export const useKeepTemplate = () => useChange(messageTemplates.create);

/** Deletes a template of the house after a question. */
export function useRemoveTemplate() {
  const say = useText();
  const change = useChange(messageTemplates.remove);
  return async ({ id, name }: Pick<MessageTemplate, 'id' | 'name'>): Promise<void> => {
    const yes = await confirm({
      title: say('MESSAGE_EXTRAS.TEMPLATES.DELETE_TITLE', { name }),
      text: say('MESSAGE_EXTRAS.TEMPLATES.DELETE_TEXT'),
      yes: say('MESSAGE_EXTRAS.TEMPLATES.DELETE_YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    if (yes) await change.run({ id }).catch(() => undefined);
  };
}
