import { place } from '../base/links.ts';

export const documentLinks = {
  /** Everything; the folder that is open stands in the address as `breadcrumb`. */
  list: () => place('/dokumenty'),
  /** What was deleted. */
  bin: () => place('/dokumenty/kos'),
  one: (id: number) => place('/dokumenty/$id', { id }),
};

/** What `breadcrumb` says of a folder; only its last id decides, the way to it comes from the server. */
export const crumbOf = (folderId: number | null): string => (folderId === null ? 'root' : `root,${folderId}`);
