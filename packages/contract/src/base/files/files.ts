import * as z from 'zod/mini';
import type { Refusal } from '../../refusals.ts';
import { callsOf, endpoint } from '../calls/endpoint.ts';
import { byId, id } from '../calls/ids.ts';
import { plainLine } from '../person/people.ts';

/** Bytes of one file at most (250 MB). */
export const fileLimit = 262_144_000;
/** Files of one thing at most. */
export const mostFiles = 100;
/** Characters of a name without its extension, and of a description. */
export const nameLength = 200;
export const descriptionLength = 1000;

const name = z.pipe(
  z.pipe(z.string(), z.transform(plainLine)),
  z.string().check(z.minLength(1, 'FILES.ERRORS.NAME'), z.maxLength(nameLength)),
);
const description = z._default(z.string().check(z.trim(), z.maxLength(descriptionLength)), '');

/** A file as everybody gets it: the extension is fixed when it comes and is never part of the name. */
export const FileView = z.object({
  id,
  name: z.string(),
  extension: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  description: z.string(),
  isPublic: z.boolean(),
  createdAt: z.string(),
  /** Where it is saved from, good for an hour at least. */
  url: z.string(),
  /** A smaller picture of it to show in the page; null for what is not a picture. */
  previewUrl: z.nullable(z.string()),
});
export type FileView = z.output<typeof FileView>;

/** Ids of files that a thing will have, in their order: part of the input of whatever saves it. */
export const FileIds = z._default(z.array(id).check(z.maxLength(mostFiles)), []);

const FileWords = z.object({ name, description, isPublic: z._default(z.boolean(), true) });

/**
 * As it comes: without a name it keeps the one it has. What is to be a document is kept whatever it is but a program; it can
 * be nothing else then unless it is what it is called.
 */
export const FileWordsAtFirst = z.object({
  ...FileWords.shape,
  name: z.optional(name),
  asDocument: z._default(z.boolean(), false),
});

export const files = callsOf('files', {
  upload: endpoint('POST /api/v2/attachment', {
    limit: 'upload',
    creates: 'file',
    kind: 'stream',
    needs: 'member',
    visit: 'yes',
    input: FileWordsAtFirst,
    output: FileView,
    summary: 'Takes one file of at most 250 MB; only its uploader sees it until something is saved with its id.',
  }),
  change: endpoint('PUT /api/v2/attachment/:id', {
    needs: 'member',
    visit: 'yes',
    input: z.object({ id, ...FileWords.shape }),
    output: FileView,
    summary:
      'Changes name, description and visibility; of an attached file for whoever administers what it is part of.',
  }),
  remove: endpoint('DELETE /api/v2/attachment/:id', {
    needs: 'member',
    visit: 'yes',
    input: byId,
    output: z.object({ removed: z.boolean() }),
    summary: 'Removes a file of mine that nothing was saved with yet.',
  }),
  download: endpoint('GET /api/v2/attachment/download/:ticket', {
    kind: 'bytes',
    needs: 'member',
    input: byId,
    output: z.any(),
    summary: 'The file behind a ticket, to be saved; takes a range of bytes.',
  }),
  preview: endpoint('GET /api/v2/attachment/preview/:ticket', {
    kind: 'bytes',
    needs: 'member',
    input: byId,
    output: z.any(),
    summary: 'The smaller picture behind a ticket, to be shown in the page.',
  }),
});

/** Name and extension of a file as it is called on a disk: `Zápis.2026.pdf` is `Zápis.2026` and `pdf`. */
export function partsOfName(file: string): { name: string; extension: string } {
  const found = /^(.+)\.([A-Za-z0-9]{1,10})$/s.exec(file.trim());
  return found
    ? { name: found[1] as string, extension: (found[2] as string).toLowerCase() }
    : { name: file, extension: '' };
}

/** The whole name under which it is saved. */
export const wholeName = (file: Pick<FileView, 'name' | 'extension'>): string =>
  file.extension ? `${file.name}.${file.extension}` : file.name;

/** Extensions that some system runs when they are opened: nobody gets such a thing from a neighbour. */
const run = new Set(
  `app apk appimage bat cmd com command cpl deb dll dmg elf exe gadget hta inf ins jar js jse lnk mjs msc msi msix
  msp mst ocx pif pkg ps1 psm1 reg rpm run scf scr sct sh sys url vb vbe vbs ws wsc wsf wsh xbap`.split(/\s+/),
);
/** Whether a file of this name would run rather than open. */
export const runsByName = (extension: string): boolean => run.has(extension.toLowerCase());

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
/** Types of which one is promised by an extension; others promise nothing. */
const promised: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'gif'].map((name) => [name, pictures])),
  heic: ['image/heic'],
  heif: ['image/heic'],
  pdf: ['application/pdf'],
  zip: ['application/zip'],
  docx: [`${office}.wordprocessingml.document`],
  xlsx: [`${office}.spreadsheetml.sheet`],
  pptx: [`${office}.presentationml.presentation`],
  odt: [`${open}.text`],
  ods: [`${open}.spreadsheet`],
  odp: [`${open}.presentation`],
  txt: ['text/plain'],
  csv: ['text/csv'],
};

/** Whether the bytes, of this type, are what a file of this extension promises: only then are they shown in the page. */
export const isAsNamed = ({ extension, type }: Pick<FileView, 'extension' | 'type'>): boolean =>
  promised[extension.toLowerCase()]?.includes(type) ?? true;

/** A picture that could not be read, so that what its camera wrote of place and time stays in it. */
export const isUnreadPicture = ({ type, previewUrl }: Pick<FileView, 'type' | 'previewUrl'>): boolean =>
  type.startsWith('image/') && previewUrl === null;

/** Why a chosen file need not even be sent; null when it may be. Documents are kept whatever they are but programs. */
export function whyNotFile(file: { name: string; size: number }, asDocument = false): Refusal | null {
  if (runsByName(partsOfName(file.name).extension)) return 'FILES.ERRORS.EXECUTABLE';
  if (file.size > fileLimit) return 'UPLOAD.FILE_SIZE_ERROR';
  if (file.size === 0) return 'FILES.ERRORS.EMPTY';
  return !asDocument && /\.hei[cf]$/i.test(file.name) ? 'FILES.ERRORS.HEIC' : null;
}

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

// Czech writes the thousand small and a byte by its letter.
const czech: Record<string, string> = { Bytes: 'B', KB: 'kB' };

/** A number of bytes for reading, base 1024, at most one decimal: `1,4 MB`. */
export function sizeText(bytes: number, lang: 'cs' | 'en'): string {
  const found = bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10);
  // What would be rounded to 1 024 of one is 1 of the next.
  const step = Math.min(units.length - 1, found + (bytes / 1024 ** found >= 1023.95 && found > 0 ? 1 : 0));
  const unit = units[step] ?? 'Bytes';
  const digits = { maximumFractionDigits: step === 0 ? 0 : 1 };
  return `${new Intl.NumberFormat(lang, digits).format(bytes / 1024 ** step)}\u00a0${lang === 'cs' ? (czech[unit] ?? unit) : unit}`;
}
