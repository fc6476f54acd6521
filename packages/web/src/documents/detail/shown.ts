import { isAsNamed, isUnreadPicture, partsOfName } from '#contract/base/files/files.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import type { Version } from '#contract/documents/schema-versions.ts';

/** Bytes that are looked at: those of now, or of an older version. */
export type Shown = {
  name: string;
  extension: string;
  type: string;
  url: string;
  previewUrl: string | null;
};

export const shownOf = (file: DocumentDetail, older: Version | null): Shown | null => {
  if (older) return { ...partsOfName(older.name), type: older.type, url: older.url, previewUrl: older.previewUrl };
  if (!file.attachment) return null;
  const { name, extension, previewUrl, attachment } = file;
  return { name, extension, type: attachment.type, url: attachment.url, previewUrl };
};

export type Way = 'image' | 'pdf' | 'csv' | 'text' | 'none' | 'odd' | 'unread';

const plain = new Set(['txt', 'md', 'log', 'text']);
/** How it is shown: by what its bytes are, and of texts by what they are called; not at all where these two differ. */
export function wayOf({ type, extension, previewUrl }: Shown): Way {
  if (!isAsNamed({ type, extension })) return 'odd';
  if (isUnreadPicture({ type, previewUrl })) return 'unread';
  if (type.startsWith('image/')) return 'image';
  if (type === 'application/pdf') return 'pdf';
  if (type === 'text/csv' || extension === 'csv') return 'csv';
  return type === 'text/plain' || plain.has(extension) ? 'text' : 'none';
}
