import { runsByName } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';

/** Bytes that `kindOf` has to see. */
export const kindBytes = 4096;

/** What the content is; images are those that are shown and written anew. */
type Kind = { type: string; extensions: readonly string[]; image?: 'jpeg' | 'png' | 'webp' | 'gif' };

const jpeg: Kind = { type: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], image: 'jpeg' };
const png: Kind = { type: 'image/png', extensions: ['png'], image: 'png' };
const webp: Kind = { type: 'image/webp', extensions: ['webp'], image: 'webp' };
const gif: Kind = { type: 'image/gif', extensions: ['gif'], image: 'gif' };
const pdf: Kind = { type: 'application/pdf', extensions: ['pdf'] };

const office = 'application/vnd.openxmlformats-officedocument';
/** Extensions that promise a content: what begins otherwise is not what it is called. */
const packed: Record<string, string> = {
  zip: 'application/zip',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};
const compound: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};
/** Text of these extensions is told by name; all other text, script and markup included, is plain. */
const plain: Record<string, string> = { txt: 'text/plain', csv: 'text/csv' };
const media: Record<string, string> = { mp4: 'video/mp4', mov: 'video/quicktime', mp3: 'audio/mpeg', m4a: 'audio/mp4' };

const unknown = 'application/octet-stream';
const starts = (b: Buffer, at: number, text: string) => b.toString('latin1', at, at + text.length) === text;
const isHeic = (b: Buffer) =>
  starts(b, 4, 'ftyp') && /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(b.toString('latin1', 8, 12));
const isCompound = (b: Buffer) => b.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
/** An empty archive begins otherwise than a full one. */
const isPacked = (b: Buffer) => ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'].some((sign) => starts(b, 0, sign));
const isText = (b: Buffer) => !b.includes(0);

const marks = [
  'MZ',
  '\x7fELF',
  '#!',
  '\xca\xfe\xba\xbe',
  '\xfe\xed\xfa',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  'dex\n',
];
/** Programs of Windows, Linux, macOS and Android, and scripts that say what runs them; a plain text may begin with MZ. */
const isProgram = (b: Buffer) => marks.some((mark) => starts(b, 0, mark)) && !(starts(b, 0, 'MZ') && isText(b));

function pictureOf(b: Buffer): Kind | null {
  if (starts(b, 0, '\xff\xd8\xff')) return jpeg;
  if (starts(b, 0, '\x89PNG\r\n\x1a\n')) return png;
  if (starts(b, 0, 'RIFF') && starts(b, 8, 'WEBP')) return webp;
  return starts(b, 0, 'GIF87a') || starts(b, 0, 'GIF89a') ? gif : null;
}

/** Whether the content may be called by the extension; unknown extensions promise nothing. */
function keepsPromise(b: Buffer, extension: string): boolean {
  if ([jpeg, png, webp, gif].some((k) => k.extensions.includes(extension))) return pictureOf(b) !== null;
  // Some programs put a few bytes before the mark.
  if (extension === 'pdf') return b.toString('latin1', 0, 1024).includes('%PDF-');
  if (extension in packed) return isPacked(b);
  // Old names are also used for rich text and pages, which are text.
  if (extension in compound) return isCompound(b) || isText(b) || isPacked(b);
  if (extension in plain) return isText(b) || /^(\xff\xfe|\xfe\xff)/.test(b.toString('latin1', 0, 2));
  return true;
}

type Told = { type: string; extension: string; image?: Kind['image'] };

/** What bytes are that their name says nothing true of; it stays, so that nobody takes them for another file. */
function trueKind(b: Buffer, extension: string): Told {
  const picture = pictureOf(b);
  if (picture) return { type: picture.type, extension, image: picture.image };
  if (b.toString('latin1', 0, 1024).includes('%PDF-')) return { type: pdf.type, extension };
  if (isPacked(b)) return { type: 'application/zip', extension };
  return { type: isText(b) && !isCompound(b) ? 'text/plain' : unknown, extension };
}

/**
 * What the first bytes of a file are, and the extension it keeps: a picture gets that of its content. Refuses programs by
 * bytes or by name; of what is to be no document also HEIC, and content that is not what the extension promises. A type that
 * a browser would run is never answered.
 */
export function kindOf(b: Buffer, extension: string, asDocument = false): Told {
  if (runsByName(extension) || isProgram(b)) throw new Refused('FILES.ERRORS.EXECUTABLE');
  if (isHeic(b)) {
    if (!asDocument) throw new Refused('FILES.ERRORS.HEIC');
    return { type: 'image/heic', extension };
  }
  if (!keepsPromise(b, extension)) {
    if (!asDocument) throw new Refused('FILES.ERRORS.MISMATCH', { params: { extension } });
    return trueKind(b, extension);
  }
  const picture = pictureOf(b);
  if (picture) {
    const kept = picture.extensions.includes(extension) ? extension : (picture.extensions[0] as string);
    return { type: picture.type, extension: kept, image: picture.image };
  }
  if (extension === 'pdf') return { type: pdf.type, extension };
  if (isPacked(b))
    return { type: packed[extension] ?? (extension in compound ? unknown : 'application/zip'), extension };
  if (isCompound(b)) return { type: compound[extension] ?? unknown, extension };
  if (isText(b)) return { type: plain[extension] ?? (extension in compound ? unknown : 'text/plain'), extension };
  return { type: media[extension] ?? unknown, extension };
}

const control = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Characters that some system reads as a path, a wild card or a command. */
const awkward = /[\\/:*?"<>|]/g;

/** A name that any disk takes and that shows as what it is: no path, no hidden or direction-turning characters. */
export function cleanName(given: string): string {
  const whole = given.slice(0, 1000).toWellFormed().normalize('NFC').replace(control, '').replace(awkward, '_');
  const bare = whole.replace(/\s+/g, ' ').replace(/^[. ]+|[. ]+$/g, '');
  return [...bare].slice(0, 200).join('');
}
