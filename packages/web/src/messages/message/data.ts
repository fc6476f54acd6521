import * as z from 'zod/mini';
import { typo } from '#contract/base/words/typo.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { type MessageRow, messageLabels, messageSorts, messageTabs } from '#contract/messages/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { type ListState, listShape } from '../../kit/table/useList.ts';

const yes = z.optional(z.enum(['yes']));
/** Filters as they stand in the address; what is ticked is a word there. */
const filters = z.object({
  text: z.optional(z.string()),
  label: z.optional(z.enum(messageLabels)),
  owner: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  unread: yes,
  accept: yes,
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const messageList = listShape(messageTabs, messageSorts, filters);
export type MessageListState = ListState<typeof messageList>;

export function useMessages({ page, sizePerPage, tab, sort, filters: f }: MessageListState) {
  const { unread, accept, ...rest } = f;
  const asked = { ...rest, ...(unread && { unread: true }), ...(accept && { accept: true }) };
  return useListing(
    messages.list,
    { page, sizePerPage, tab, sort, filters: asked, withOwners: false },
    (answer) => answer.total,
    messages.rows,
  );
}
export const useMessage = (id: number) => useReading(messages.one, { id }, { when: Number.isInteger(id) });
export const useSeen = () => useChange(messages.seen);
export const useCreate = () => useChange(messages.create);
export const useUpdate = () => useChange(messages.update);

type Named = Pick<MessageRow, 'id' | 'title'>;
/** What a message is called where its title is spoken of; a draft may have none. */
export function useTitle() {
  const say = useText();
  return ({ title }: Pick<MessageRow, 'title'>): string => typo(title) || say('MESSAGE.UNTITLED');
}

const done = (running: Promise<unknown>): Promise<boolean> =>
  running.then(
    (answer) => answer !== undefined,
    () => false,
  );

/** Puts one message away after a question; answers whether it is there. */
export function useArchive() {
  const say = useText();
  const titleOf = useTitle();
  const change = useChange(messages.archive);
  return async (message: Named): Promise<boolean> =>
    (await confirm({
      title: say('MESSAGE.ARCHIVE.TITLE', { title: titleOf(message) }),
      text: say('MESSAGE.ARCHIVE.TEXT'),
      yes: say('MESSAGE.ARCHIVE.YES'),
      no: say('FORM.KEEP'),
    })) && done(change.run({ id: message.id }));
}

/** Takes one message out of the archive after a question. */
export function useRestore() {
  const say = useText();
  const titleOf = useTitle();
  const change = useChange(messages.restore);
  return async (message: Named): Promise<boolean> =>
    (await confirm({
      title: say('MESSAGE.RESTORE.TITLE', { title: titleOf(message) }),
      text: say('MESSAGE.RESTORE.TEXT'),
      yes: say('MESSAGE.RESTORE.YES'),
      no: say('FORM.KEEP'),
    })) && done(change.run({ id: message.id }));
}

/** Deletes one message after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const titleOf = useTitle();
  const change = useChange(messages.remove, { ends: [messages.one] });
  return async (message: Named): Promise<boolean> =>
    (await confirm({
      title: say('MESSAGE.DELETE.TITLE', { title: titleOf(message) }),
      text: say('MESSAGE.DELETE.TEXT'),
      yes: say('MESSAGE.DELETE.YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) && done(change.run({ id: message.id }));
}

/** The same for the chosen messages of a list. */
export function useArchiveAll() {
  const say = useText();
  const change = useChange(messages.archiveAll);
  return async (ids: number[]): Promise<boolean> =>
    (await confirm({
      title: say('MESSAGE.ARCHIVE.TITLE_MORE', { count: ids.length }),
      text: say('MESSAGE.ARCHIVE.TEXT_MORE'),
      yes: say('MESSAGE.ARCHIVE.YES_MORE'),
      no: say('FORM.KEEP'),
    })) && done(change.run({ ids }));
}

export function useRemoveAll() {
  const say = useText();
  const change = useChange(messages.removeAll, { ends: [messages.one] });
  return async (ids: number[]): Promise<boolean> =>
    (await confirm({
      title: say('MESSAGE.DELETE.TITLE_MORE', { count: ids.length }),
      text: say('MESSAGE.DELETE.TEXT'),
      yes: say('MESSAGE.DELETE.YES_MORE'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) && done(change.run({ ids }));
}
