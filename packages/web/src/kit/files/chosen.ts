import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { FileView } from '#contract/base/files/files.ts';

/** A chosen document as a file of a list; its id is below zero, because files have theirs. */
export const asFile = ({ id, name, extension, type, size, isPublic, url, previewUrl }: ChosenFile): FileView => ({
  ...{ id: -id, name, extension, type, size, isPublic, previewUrl },
  description: '',
  createdAt: '',
  url: url ?? '',
});

/** What is sent of it. */
export const choicesOf = (chosen: readonly ChosenFile[]) => chosen.map(({ id, version }) => ({ id, version }));
