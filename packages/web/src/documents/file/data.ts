import { useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { sizeText } from '#contract/base/files/files.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { crumbOf, documentLinks } from '#contract/documents/links.ts';
import { documentKinds } from '#contract/documents/rules-kinds.ts';
import { documentSorts } from '#contract/documents/schema.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { linkTo } from '../../base/place.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';
import { useUsesText } from './useUsesText.ts';

/** Filters as they stand in the address; what is yes or no is a word there. */
const filters = z.object({
  text: z.optional(z.string()),
  kind: z.optional(z.enum(documentKinds)),
  isPublic: z.optional(z.enum(['yes', 'no'])),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const documentList = listShape(['all'], documentSorts, filters);
export type DocumentListState = ListState<typeof documentList>;

/** The folder that the address says; of `breadcrumb` only the last id decides. */
export function useOpenFolder(): number | null {
  const { breadcrumb } = useSearch({ strict: false }) as { breadcrumb?: unknown };
  const last = Number(
    String(breadcrumb ?? '')
      .split(',')
      .at(-1),
  );
  return Number.isSafeInteger(last) && last > 0 ? last : null;
}

/** A link to what stands in a folder, or outside of all. */
export const toFolder = (id: number | null) =>
  linkTo(documentLinks.list(), id === null ? {} : { breadcrumb: crumbOf(id) });

/** The same for links that stand beside the open folder: only that one is told to be where we are. */
export const besideFolder = (id: number | null) => ({ ...toFolder(id), activeOptions: { exact: true } });

export const useFolder = (parentId: number | null) => useReading(folders.list, { parentId }, { keep: true });
export const useTree = (when = true) => useReading(folders.tree, {}, { when });
export const useFolderDetail = (id: number | null) =>
  useReading(folders.one, { id: id as number }, { when: id !== null });
export const useDocument = (id: number) => useReading(documents.one, { id }, { when: Number.isInteger(id) });
export const useVersions = (id: number) => useReading(documents.versions, { id });

export function useDocuments(folderId: number | null, { page, sizePerPage, sort, filters: f }: DocumentListState) {
  const { isPublic, ...rest } = f;
  const asked = { ...rest, ...(isPublic && { isPublic: isPublic === 'yes' }) };
  return useListing(documents.list, { folderId, page, sizePerPage, sort, filters: asked }, (answer) => answer.total);
}

const done = (running: Promise<unknown>): Promise<boolean> =>
  running.then(
    (answer) => answer !== undefined,
    () => false,
  );

/** Puts a folder with all in it into the bin, after saying how much goes; answers whether it is gone. */
export function useRemoveFolder() {
  const say = useText();
  const ask = useAsk();
  const { locale } = useLanguage();
  const usesText = useUsesText();
  const change = useChange(folders.remove, { ends: [folders.one, folders.within] });
  return async ({ id, name }: { id: number; name: string }): Promise<boolean> => {
    const within = await ask(folders.within, { id }).catch(() => null);
    if (!within) return false;
    const where = await usesText({ folders: [id] }).catch(() => null);
    if (where === null) return false;
    const counted = { folders: Math.max(0, within.folders - 1), files: within.files };
    const isSure = await confirm({
      title: say('DOCS.FOLDER.DELETE_TITLE', { name }),
      text: say('DOCS.FOLDER.DELETE_TEXT', { ...counted, size: sizeText(within.bytes, locale) }) + where,
      yes: say('DOCS.FOLDER.DELETE_YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    return isSure && done(change.run({ id }));
  };
}

/** Puts one document into the bin after a question; answers whether it is gone. */
export function useRemoveDocument() {
  const say = useText();
  const change = useChange(documents.remove, { ends: [documents.one, documents.versions] });
  const usesText = useUsesText();
  return async ({ id, name }: { id: number; name: string }): Promise<boolean> => {
    const where = await usesText({ files: [id] }).catch(() => null);
    if (where === null) return false;
    const isSure = await confirm({
      title: say('DOCS.FILE.DELETE_TITLE', { name }),
      text: say('DOCS.FILE.DELETE_TEXT') + where,
      yes: say('DOCS.FILE.DELETE_YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    return isSure && done(change.run({ id }));
  };
}

/** The same for the chosen ones of a list. */
export function useRemoveChosen() {
  const say = useText();
  const change = useChange(documents.removeAll, { ends: [documents.one, documents.versions] });
  const usesText = useUsesText();
  return async (ids: number[]): Promise<boolean> => {
    const where = await usesText({ files: ids }).catch(() => null);
    if (where === null) return false;
    const isSure = await confirm({
      title: say('DOCS.FILE.DELETE_MORE_TITLE', { count: ids.length }),
      text: say('DOCS.FILE.DELETE_MORE_TEXT') + where,
      yes: say('DOCS.FILE.DELETE_MORE_YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    return isSure && done(change.run({ ids }));
  };
}

/** Saves documents and folders as one archive. */
export function useArchive() {
  const change = useChange(folders.downloadSelected);
  return async (chosen: { files?: number[]; folders?: number[] }): Promise<void> => {
    const answer = await change.run(chosen).catch(() => undefined);
    if (answer) download(answer.url);
  };
}
