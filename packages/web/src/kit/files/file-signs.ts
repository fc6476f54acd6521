import {
  type Icon,
  IconFile,
  IconFileMusic,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconLink,
  IconMovie,
  IconPhoto,
  IconPresentation,
  IconTable,
} from '@tabler/icons-react';
import type { FileView } from '#contract/base/files/files.ts';
import type { TextKey } from '#contract/texts/keys.ts';

type Sign = { icon: Icon; key: TextKey };

const signs: [RegExp, Sign][] = [
  [/^link$/, { icon: IconLink, key: 'FILES.KINDS.LINK' }],
  [/^image\//, { icon: IconPhoto, key: 'FILES.KINDS.IMAGE' }],
  [/pdf$/, { icon: IconFileTypePdf, key: 'FILES.KINDS.PDF' }],
  [/spreadsheet|excel|csv/, { icon: IconTable, key: 'FILES.KINDS.SHEET' }],
  [/presentation|powerpoint/, { icon: IconPresentation, key: 'FILES.KINDS.SLIDES' }],
  [/wordprocessing|msword|opendocument\.text|^text\//, { icon: IconFileText, key: 'FILES.KINDS.TEXT' }],
  [/zip/, { icon: IconFileZip, key: 'FILES.KINDS.ARCHIVE' }],
  [/^audio\//, { icon: IconFileMusic, key: 'FILES.KINDS.AUDIO' }],
  [/^video\//, { icon: IconMovie, key: 'FILES.KINDS.VIDEO' }],
];

/** Icon and word for the kind of a file. */
export const fileSign = ({ type }: Pick<FileView, 'type'>): Sign =>
  signs.find(([pattern]) => pattern.test(type))?.[1] ?? { icon: IconFile, key: 'FILES.KINDS.OTHER' };
