import { place } from '../base/calls/links.ts';

export const documentLinks = {
  /** Everything; the folder that is open stands in the address as `breadcrumb`. */
  list: () => place('/dokumenty'),
  /** Papers sorted to units; where their folders are stands in the address as `breadcrumb`. */
  filing: () => place('/dokumenty/rozeslat'),
  /** What was deleted. */
  bin: () => place('/dokumenty/kos'),
  /** What runs out. */
  due: () => place('/dokumenty/konci'),
  one: (id: number) => place('/dokumenty/$id', { id }),
};

/** What the address of a document says of the page that it opens on. */
export const pageOf = (page: number | null): Record<string, string> => (page === null ? {} : { strana: String(page) });

/** What `breadcrumb` says of a folder; only its last id decides, the way to it comes from the server. */
export const crumbOf = (folderId: number | null): string => (folderId === null ? 'root' : `root,${folderId}`);
